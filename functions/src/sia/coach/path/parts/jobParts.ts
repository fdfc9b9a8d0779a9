import type { CoachContext } from '@outcome-studio/shared/domain/coach'
import { actionForms } from '../../drafts/actionForms.ts'
import { plainText, withoutManner } from '../../drafts/plainText.ts'
import { slowForms } from '../../drafts/timeForms.ts'
import { readWanted } from '../../drafts/wantedForms.ts'
import { withIndefinite } from '../../drafts/withIndefinite.ts'
import { withNamedThing } from '../../drafts/withNamedThing.ts'
import { isParticiple } from '../../grammar/wordForms.ts'
import type { Language } from '../../language/Language.ts'
import type { MessagePart } from '../../messages/splitMessage.ts'
import type { PartForms } from '../proposals/proposeDrafts.ts'
import { withoutCriteria } from '../text/coresOfJob.ts'
import { tellsStatement } from '../text/tellsStatement.ts'

const DENIED = /^(?:(?:it |that |this |they )?(?:is |are )?not|nobody)\b/i
/** "Winning is not it, …": what is ruled out before the job is told. */
const RULED_OUT =
  /^(?:the )?\p{L}+(?: \p{L}+)? (?:is|are|was) not (?:it|the (?:job|point|aim|goal)|what (?:it|this) is about)\b/iu
/** Whether words only rule a job out. */
export const rulesOut = (text: string): boolean => RULED_OUT.test(text)
const OF_DOER = /^(?:they|we|i|you|people|everybody|everyone)\b/i
/** Where somebody ends up is not done, nor what everyone has to do in the end. */
const ENDING_UP =
  /\bend(?:s|ed)? up\b|^(?:somehow )?(?:everyone|everybody) (?:has|have) (?:got )?to (?:go|come|get|leave|stay|be)\b/i
const AVOIDED = /^not \p{L}+ing\b/iu
const PURPOSE = /^(?:so|because)$/
/** Links that tell one action after the other. */
const IN_TURN =
  /\b(?:then|next|finally|lastly|after (?:that|this)|afterwards|later|in the end|at the end|to start with|second(?:ly)?|third(?:ly)?)$/
const AT_FIRST = /\bfirst(?:ly| of all)?$/

/** Whether parts tell what is done one after the other, which are steps. */
export const tellsSteps = (parts: readonly MessagePart[]): boolean =>
  // One verb and its object is a job.
  parts.filter(({ kind }) => kind !== 'nouns').length > 1 &&
  (parts.some(({ link }) => AT_FIRST.test(link)) ||
    parts.some(({ link }, at) => at > 0 && IN_TURN.test(link)))

/** Whether a part tells what takes long, which is an outcome. */
export const tellsOutcome = (text: string, language: Language): boolean =>
  slowForms(plainText(text), language) !== null

/** "The problem is that …", told while the steps are asked about. */
const TROUBLE_TOLD =
  /^(?:the |our |my )?(?:real |main |only |biggest )?(?:problem|issue|trouble) (?:is|was)\b|^what goes wrong\b/i
/** Whether a part tells what is hard about a step. */
export const tellsTroubleOfStep = (text: string, language: Language): boolean =>
  TROUBLE_TOLD.test(text) || tellsOutcome(text, language) || tellsStatement(text)

/** What tells the coach what to write: "say watercolor painters", "think honey". */
const ORDER = /^(?:say|strike|think) /i

/** "Get the dog clean and trimmed": two states of one thing. */
function isResult(form: string, language: Language, isSound: (text: string) => boolean): boolean {
  const [, one = ''] =
    /^((?:get|keep|make|leave) (?:the|an?|every|all) (?:\p{L}+ ){1,3}\p{L}+) and \p{L}+$/iu.exec(form) ?? []
  if (one === '' || !isSound(one)) return false
  const last = language.tokensOf(form).at(-1)
  return last !== undefined && (last.tag === 'ADJ' || isParticiple(last))
}

/** The parts of an answer as jobs. */
export function jobParts(
  { study }: CoachContext,
  parts: readonly MessagePart[],
  language: Language,
  isSound: (text: string) => boolean,
): readonly PartForms[] {
  let wanted: { readonly sentence: number; readonly lead: string } | null = null
  const texts: { readonly part: string; readonly text: string; readonly isDependent: boolean }[] = []
  for (const [at, { text, sentence, link, kind }] of parts.entries()) {
    // "so people have hot water": what the job is good for, beside the job.
    if (at > 0 && PURPOSE.test(link) && kind === 'clause') continue
    const isAvoided = parts.length === 1 && AVOIDED.test(text)
    if (rulesOut(text)) continue
    if ((DENIED.test(text) && !isAvoided) || (ORDER.test(text) && parts.length > 1)) continue
    const lead = readWanted(plainText(text), language)?.lead
    if (lead !== undefined) wanted = { sentence, lead }
    // "We want the cows to stay healthy and give milk": it is the cows that give it.
    const isTheirs =
      lead === undefined && wanted?.sentence === sentence && link === 'and' && kind === 'action'
    const isDependent = link === 'and' && kind === 'action'
    // "flowers come in and they have to go out": what the things do.
    const last = parts[at - 1]
    const isOfThings =
      link === 'and' && /^they /i.test(text) && last?.kind === 'clause' && !OF_DOER.test(last.text)
    if (isOfThings) {
      texts.push({ isDependent: true, part: text, text: '' })
      continue
    }
    texts.push({ isDependent, part: text, text: isTheirs ? `${wanted?.lead} ${text}` : text })
  }
  const named: string[] = []
  return texts.map(({ part, text, isDependent }, at) => {
    const told = [...named]
    const forms = actionForms(withoutManner(text).text, language).map((form) =>
      withIndefinite(withNamedThing(withoutCriteria(form), told, language), language),
    )
    const first = forms.find(isSound)
    if (first !== undefined) named.push(first)
    const before = texts[at - 1]
    // Whose action it is cannot be seen if the part before was not understood.
    const isUnclear =
      isDependent &&
      before !== undefined &&
      !actionForms(withoutManner(before.text).text, language).some(isSound)
    return {
      part,
      forms: isUnclear || ENDING_UP.test(part) ? [] : forms,
      isSound: (form) => isSound(form) || isResult(form, language, isSound),
      editOf: (after) => ({ kind: 'setJob', before: study.jtbd.userInput, after }),
      reason: 'A verb and its object, without a product.',
      rules: ['J1', 'J2'],
    }
  })
}
