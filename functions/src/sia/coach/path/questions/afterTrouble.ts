import {
  type CoachContext,
  type CoachQuestion,
  type CoachState,
  questionKey,
} from '@outcome-studio/shared/domain/coach'
import { isSound } from '../../drafts/isSound.ts'
import type { Language } from '../../language/Language.ts'
import { createTakenMeanings } from '../../languageModel/takenMeanings.ts'
import { kindOf, splitMessage } from '../../messages/splitMessage.ts'
import { standardEnglish } from '../../messages/standardEnglish.ts'
import { remembered, settled } from '../later/leftWords.ts'
import { troubleForms } from '../parts/troubleForms.ts'
import { stepOfStatement } from '../places/stepNamed.ts'
import { passOn, type Step } from '../proposals/passOn.ts'
import { type Drafted, type PartForms, proposeDrafts } from '../proposals/proposeDrafts.ts'
import { quoted } from '../text/clarify.ts'
import { UNDERSTOOD } from '../text/UNDERSTOOD.ts'

const ONE_ACTION = /^Minimize the time spent \p{Ll}{3,}ing$/u

/** Whether words may stand as they are after the member has said what the trouble with them is. */
const isPlainText = (text: string): boolean =>
  /^[\p{L} '’-]+$/u.test(text) &&
  text.split(' ').length <= MOST_WORDS &&
  !POINTING.test(text) &&
  !TWICE.test(text)

/** "the time spent choosing can go on forever": the trouble is told once more. */
const TWICE =
  /^Minimize the (?:time spent|cost of|likelihood that something goes wrong with) (?!.*\b(?:that|which|who|when|where|until|because|if|while|what|how|whether)\b.*).*\b(?:can|could|will|would|may|might|is|are|was|were|takes?|goes|tastes?)\b/i

/** Of a statement whose words are the member's own. */
const MOST_WORDS = 16
const POINTING = /\b(?:i|me|my|we|us|our|you|your|he|she|him|her|it|they|them|this|that one|these|those)\b/i

/**
 * Words as an outcome, now that it is known what the trouble with them is; null without a trouble or a step.
 * @param isStrict whether only what is sure is drafted
 */
export function draftTrouble(
  context: CoachContext,
  open: CoachQuestion,
  unclear: string,
  choice: string,
  language: Language,
  isStrict = false,
): Drafted | null {
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
  const isSure = (text: string) =>
    !TWICE.test(text) && (isSound(text, 'outcome', language, new Set()) || ONE_ACTION.test(text))
  const taken = createTakenMeanings(context)
  // "branches hang up, ropes snag" happens twice.
  const parts = splitMessage(unclear, language).map(({ text }) => partOf(text, isSure))
  const sure = proposeDrafts(context, parts, taken)
  if (sure.proposals.length > 0 || isStrict) return sure
  const named = unclear.replace(/^they (?=\p{L})/iu, executor === '' ? 'they ' : `${executor.toLowerCase()} `)
  return proposeDrafts(context, [partOf(named, isPlainText)], taken)
}

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
  const last =
    state.left?.findLast((left) => questionKey(left.open) === questionKey(open)) ??
    (ALONE.test(message.trim()) ? state.left?.findLast((left) => left.open.kind === 'outcomes') : undefined)
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
  const isLast = beside === null && state.unclear === '' && last !== undefined
  const about = isLast ? last.open : open
  // The path has gone on since: only what is sure is drafted.
  const isLate = questionKey(about) !== questionKey(open)
  const drafted = draftTrouble(context, about, unclear, choice, language, isLate)
  if (drafted === null) return null
  if (drafted.proposals.length > 0 && isLate)
    return { text: UNDERSTOOD, state: settled(state, [unclear]), drafted }
  if (drafted.proposals.length > 0) return passOn(context, settled(state, [unclear]), UNDERSTOOD, drafted)
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
