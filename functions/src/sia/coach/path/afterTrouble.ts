import { type CoachContext, type CoachState, questionKey } from '@outcome-studio/shared/domain/coach'
import { isSound } from '../drafts/isSound.ts'
import type { Language } from '../language/Language.ts'
import { createTakenMeanings } from '../languageModel/takenMeanings.ts'
import { kindOf, splitMessage } from '../messages/splitMessage.ts'
import { standardEnglish } from '../messages/standardEnglish.ts'
import { quoted } from './clarify.ts'
import { remembered, settled } from './leftWords.ts'
import { passOn, type Step } from './passOn.ts'
import { type PartForms, proposeDrafts } from './proposeDrafts.ts'
import { stepOfStatement } from './stepNamed.ts'
import { troubleForms } from './troubleForms.ts'

const ONE_ACTION = /^Minimize the time spent \p{Ll}{3,}ing$/u

/** Whether words may stand as they are after the member has said what the trouble with them is. */
const isPlainText = (text: string): boolean =>
  /^[\p{L} '’-]+$/u.test(text) && text.split(' ').length <= MOST_WORDS && !POINTING.test(text)

/** Of a statement whose words are the member's own. */
const MOST_WORDS = 16
const POINTING = /\b(?:i|me|my|we|us|our|you|your|he|she|him|her|it|they|them|this|that one|these|those)\b/i

/** The member has chosen what the trouble with the quoted words is; null for another message. */
export function afterTrouble(
  context: CoachContext,
  state: CoachState,
  message: string,
  language: Language,
): Step | null {
  const { open } = state
  if (open.kind !== 'outcomes' && open.kind !== 'gaps') return null
  const beside = troubleBeside(message, language)
  const last = state.left?.findLast((left) => questionKey(left.open) === questionKey(open))
  const unclear = beside?.words ?? (state.unclear !== '' ? state.unclear : (last?.words ?? ''))
  const choice = beside?.choice ?? message
  if (unclear === '' && ALONE.test(message.trim()))
    return {
      text: `What ${message
        .trim()
        .replace(/(?<![.!])[.!]+$/, '')
        .toLowerCase()}? A few words are enough.`,
      state,
      asksAgain: false,
    }
  const { executor } = context.study.jtbd
  const askedId = open.kind === 'outcomes' ? open.stepId : context.study.jobSteps[0]?.uuid
  const stepId =
    askedId === undefined
      ? undefined
      : stepOfStatement(context.study, askedId, unclear, open.kind === 'outcomes')
  if (troubleForms(unclear, choice, executor, language) === null || stepId === undefined) return null
  const partOf = (part: string, isShown: (text: string) => boolean): PartForms => {
    const statementId = context.newId()
    return {
      part,
      forms: troubleForms(part, choice, executor, language) ?? [],
      isSound: isShown,
      editOf: (text) => ({ kind: 'addStatement', statementId, stepId, text }),
      reason: `You said that this ${choice.trim().toLowerCase()}.`,
      rules: ['O1', 'O2'],
    }
  }
  // "weeding" leaves nothing open where its time was chosen.
  const isSure = (text: string) => isSound(text, 'outcome', language, new Set()) || ONE_ACTION.test(text)
  const taken = createTakenMeanings(context)
  // "branches hang up, ropes snag" happens twice.
  const parts = splitMessage(unclear, language).map(({ text }) => partOf(text, isSure))
  const sure = proposeDrafts(context, parts, taken)
  const named = unclear.replace(/^they (?=\p{L})/iu, executor === '' ? 'they ' : `${executor.toLowerCase()} `)
  const drafted =
    sure.proposals.length > 0 ? sure : proposeDrafts(context, [partOf(named, isPlainText)], taken)
  if (drafted.proposals.length > 0)
    return passOn(context, settled(state, [unclear]), 'This is how I understood you:', drafted)
  if (beside !== null) return null
  return passOn(
    context,
    remembered({ ...state, unclear: '' }, open, drafted, [unclear]),
    `I can’t make a statement of ${quoted([unclear])} yet, so it stays an open point.`,
  )
}

const CHOICES = 'takes too long|goes wrong|happens too often|costs too much|should not happen'
const ALONE = new RegExp(`^(?:it |that |this )?(?:${CHOICES})[.!]*$`, 'i')
const FIRST = new RegExp(`^(${CHOICES})\\s*[.!,;:]+\\s*(\\p{L}.+)$`, 'isu')
const LAST = new RegExp(
  `^(.+?)(?:[.!;]\\s+|\\s*\\p{Extended_Pictographic}\\ufe0f?\\s*)(?:(?:and )?(?:that|this|it) )?(${CHOICES})[.!]*$`,
  'isu',
)

/** "The crew digs in the wrong spot. Goes wrong.": the words of a button beside what it is said of; null for other words. */
function troubleBeside(
  message: string,
  language: Language,
): { readonly words: string; readonly choice: string } | null {
  const text = message.trim()
  const first = FIRST.exec(text)
  const [, before, last] = first === null ? (LAST.exec(text) ?? []) : []
  const words = first?.[2] ?? before
  const choice = first?.[1] ?? last
  if (words === undefined || choice === undefined) return null
  const said = standardEnglish(words, language).replace(/(?<![.!?;, ])[.!?;, ]+$/, '')
  const [, ...later] = text.split(/[.!;]\s/)
  const isTwoSentences = (later.at(-1)?.trim().split(/\s+/).length ?? 0) > 1
  const isOpen = !/[.!;]$/.test(words.trim()) && first === null && !isTwoSentences
  return isOpen && kindOf(said, language) !== 'clause' ? null : { words: said, choice }
}
