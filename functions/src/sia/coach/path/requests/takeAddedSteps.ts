import { withoutEnd } from '@outcome-studio/shared/domain/base'
import { type CheckedStudy, uncapitalized } from '@outcome-studio/shared/domain/checker'
import type { CoachContext, CoachState } from '@outcome-studio/shared/domain/coach'
import type { Language } from '../../language/Language.ts'
import { baseOfGerund } from '../../language/verbForms.ts'
import { type AddRequest, readAddRequest } from '../../messages/addRequest.ts'
import { kindOf } from '../../messages/splitMessage.ts'
import { standardEnglish } from '../../messages/standardEnglish.ts'
import type { StepPlace } from '../../messages/stepPlaces.ts'
import { draftFiled } from '../drafting/draftFiled.ts'
import { noStepYet } from '../drafting/draftStepLines.ts'
import { placeSteps } from '../proposals/placeSteps.ts'
import { anchorOf, type PlacedSteps } from '../questions/afterStepPlaces.ts'
import { withoutHedge } from '../text/withoutHedge.ts'

const HEART = { kind: 'steps', about: 'execute' } as const
const SENTENCE_END = /(?<=[.!?;])\s+|\n+/u

/** Takes out of a message the steps that it asks to add, and drafts them where it puts them; null if it asks for none. */
export function takeAddedSteps(
  context: CoachContext,
  { open }: CoachState,
  message: string,
  language: Language,
): PlacedSteps | null {
  const { study } = context
  const request =
    study.jtbd.userInput.trim() === ''
      ? null
      : (readAddRequest(message) ?? (open.kind === 'steps' ? besideStep(study, message) : null))
  if (request === null) return null
  const { isOfSteps } = request
  // "add wrapping the glasses": asked what takes long or goes wrong, that is one more answer.
  if (open.kind === 'outcomes' && !isOfSteps && IN_ING.test(request.content)) return null
  const listed = request.content.replace(BULLET, '$1')
  const [first = ''] = listed.split(SENTENCE_END)
  const isSure = isOfSteps || withoutPlace(study, withoutEnd(first, '.!; ')).anchor !== undefined
  const { steps, rest } = sentencesOf(isSure ? inBase(listed, language) : listed, language)
  const { text, anchor } = withoutPlace(study, withoutHedge(steps))
  const isPlaced = anchor !== undefined
  const list = listOf(text)
  if (!isOfSteps && !list.every((each) => tellsStep(each, language))) return null
  const drafted = draftFiled(context, HEART, standardEnglish(list.join('. '), language), language, isOfSteps)
  if (!isOfSteps && drafted.proposals.length + drafted.repeated.length === 0) return null
  const isKnown = drafted.proposals.length === 0 && drafted.repeated.length > 0
  // A step of the study is only moved.
  if (isKnown && isPlaced) return null
  const heart = study.jobSteps.findLast(({ category }) => category === 'Execute')?.uuid
  const place = anchor ?? (open.kind === 'steps' ? undefined : heart)
  const placed =
    anchor === null || place !== undefined
      ? placeSteps(context, drafted, anchor === null ? null : place)
      : drafted
  const unread = drafted.refused.length > 0 ? [noStepYet(drafted.refused)] : []
  const known = isKnown ? ['That is in your study or among the drafts already.'] : []
  const none = drafted.proposals.length + drafted.repeated.length + drafted.refused.length === 0
  return {
    drafted: placed,
    notes: [...unread, ...known, ...(none ? [noStepYet([text])] : [])],
    rest: [request.before, rest].filter((each) => each !== '').join(' '),
  }
}

/** "wrapping the glasses" */
const IN_ING = /^\p{L}{2,}ing (?!.* (?:after|before|between) )/iu
const BULLET = /(^|\n) {0,4}(?:[-–•*]|\(?\d{1,2}[.)]) /gu
/** What is done, where a step begins: "wiring the charger and testing the circuit". */
const DOING =
  /(^|,\s|\n|\b(?:and|then)\s)(\p{L}+ing)(?= (?:the|an?|it|them|all|every|each|our|my|their)\b)/giu

function inBase(text: string, language: Language): string {
  return text.replace(DOING, (found, before: string, doing: string) => {
    const [token] = language.tokensOf(doing.toLowerCase())
    const base = token === undefined ? undefined : baseOfGerund(token, language)
    return base === undefined ? found : `${before}${base}`
  })
}

/** "Wire the charger after mounting it": asked for steps, one beside a step of the study. */
function besideStep(study: CheckedStudy, message: string): AddRequest | null {
  if (!BESIDE.test(message)) return null
  const content = withoutEnd(message.trim(), '.! ')
  const isPlaced = withoutPlace(study, content).anchor !== undefined
  return isPlaced ? { before: '', content, isOfSteps: false } : null
}
const BESIDE =
  /^\s*(?:(?:we|i|they) )?\p{L}+ (?:the|an?|all|every|each|our|my|their) [^,.;:!?\n]{2,60} (?:after|before|between) [^,.;:!?\n]{3,60}[.! ]*$/iu

/** The sentences that tell steps, and what follows them. */
function sentencesOf(content: string, language: Language): { readonly steps: string; readonly rest: string } {
  const [first = '', ...others] = content.split(SENTENCE_END)
  const end = others.findIndex((each) => !tellsStep(withoutEnd(each, '.!?; '), language))
  const count = end < 0 ? others.length : end
  return {
    steps: [first, ...others.slice(0, count)]
      .map((each) => withoutEnd(each.trim(), '.!?; '))
      .join('. ')
      // "Add these after mounting it:" before a list.
      .replaceAll(':. ', ': '),
    rest: others.slice(count).join(' '),
  }
}

/** Whether a sentence begins with what is done. */
function tellsStep(sentence: string, language: Language): boolean {
  if (/^["“]/u.test(sentence)) return true
  const text = uncapitalized(
    sentence.replace(
      /^(?:[-•*]|\d[.)]|then\b|and\b|also\b|(?:we|i|they) (?=\p{L}+ (?:the|an?|it|them) )) ?/iu,
      '',
    ),
  )
  const [, first, next] = language.tokensOf(`to ${text}`)
  const isVerb =
    first?.tag === 'VERB' && first.key === first.base && next !== undefined && next.tag !== 'PUNCT'
  return isVerb || kindOf(text, language) === 'action'
}

/** Steps in quotation marks, or all of a text. */
function listOf(text: string): readonly string[] {
  const quoted = [...text.matchAll(/["“]([^"“”]{3,120})["”]/gu)].map(([, each = '']) =>
    withoutEnd(each.trim(), '.,;'),
  )
  return quoted.length > 0 ? quoted : [text]
}

const JUST = '(?:(?:right|directly|just|immediately|straight) )?'
/** "After mounting it's wire the charger": the place comes first. */
const LEADING = new RegExp(
  `^${JUST}(after|before|between) (.{3,80}?)(?:[,:] (?:it is |it['’]?s |comes? |(?:we|they|i|you) )?| (?:it is|it['’]?s|comes?|there is|there['’]s|(?:we|they|i|you)(?: (?:also|then|always))?) )`,
  'iu',
)
/** "Wire the charger after mounting it". */
const TRAILING = new RegExp(
  `[,;.]? (?:(?:and|both|all|that|this|it|they|which|put|place|comes?|goes|go|is|are|belongs?) ){0,3}${JUST}(after|before|between) ((?:(?! (?:after|before|between) )[^.;:]){3,80})$`,
  'iu',
)
const AT_END =
  /[,;]? (?:at|to|in) the (?:very )?(beginning|start|top|end|bottom)(?: of (?:the|my|our) \p{L}+)?$/iu
const AT_END_FIRST = /^(?:at|to|in) the (?:very )?(beginning|start|top|end|bottom)[:,]? /iu

interface Placed {
  readonly text: string
  /** The step after which the first one comes, null for the start; undefined if no place is named. */
  readonly anchor: string | null | undefined
}

/** Steps without the place that they are to have, if it is one of the study. */
function withoutPlace(study: CheckedStudy, content: string): Placed {
  for (const pattern of [AT_END_FIRST, AT_END]) {
    const found = pattern.exec(content)
    if (found === null) continue
    const kind = /^(?:end|bottom)$/i.test(found[1] ?? '') ? 'last' : 'first'
    return { text: content.replace(pattern, '').trim(), anchor: anchorOf(study, { kind }) }
  }
  for (const pattern of [LEADING, TRAILING]) {
    const found = pattern.exec(content)
    const [all = '', side = '', name = ''] = found ?? []
    const anchor = found === null ? undefined : anchorOf(study, placeOf(side, name))
    if (anchor !== undefined) return { text: content.replace(all, '').trim(), anchor }
  }
  return { text: content, anchor: undefined }
}

function placeOf(side: string, said: string): StepPlace {
  const name = said.replace(/["“”]/gu, '').trim()
  return /^before$/i.test(side)
    ? { kind: 'before', name }
    : { kind: 'after', name: /^between$/i.test(side) ? (name.split(/ and /i)[0] ?? name) : name }
}
