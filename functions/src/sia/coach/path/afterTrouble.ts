import type { CoachContext, CoachState } from '@outcome-studio/shared/domain/coach'
import { isSound } from '../drafts/isSound.ts'
import type { Language } from '../language/Language.ts'
import { createTakenMeanings } from '../languageModel/takenMeanings.ts'
import { splitMessage } from '../messages/splitMessage.ts'
import { passOn, type Step } from './passOn.ts'
import { type PartForms, proposeDrafts } from './proposeDrafts.ts'
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
  const { open, unclear } = state
  if (open.kind !== 'outcomes' && open.kind !== 'gaps') return null
  const { executor } = context.study.jtbd
  const stepId = open.kind === 'outcomes' ? open.stepId : context.study.jobSteps[0]?.uuid
  if (troubleForms(unclear, message, executor, language) === null || stepId === undefined) return null
  const partOf = (part: string, isShown: (text: string) => boolean): PartForms => {
    const statementId = context.newId()
    return {
      part,
      forms: troubleForms(part, message, executor, language) ?? [],
      isSound: isShown,
      editOf: (text) => ({ kind: 'addStatement', statementId, stepId, text }),
      reason: `You said that this ${message.trim().toLowerCase()}.`,
      rules: ['O1', 'O2'],
    }
  }
  // "weeding" leaves nothing open where its time was chosen.
  const isSure = (text: string) => isSound(text, 'outcome', language, new Set()) || ONE_ACTION.test(text)
  const taken = createTakenMeanings(context)
  // "branches hang up, ropes snag" happens twice.
  const parts = splitMessage(unclear, language).map(({ text }) => partOf(text, isSure))
  const sure = proposeDrafts(context, parts, taken)
  const drafted =
    sure.proposals.length > 0 ? sure : proposeDrafts(context, [partOf(unclear, isPlainText)], taken)
  if (drafted.proposals.length > 0)
    return { ...passOn(context, state, 'This is how I understood you:'), drafted }
  return {
    text: `How would you say “${unclear}” in three to six words, without *I*, names and numbers?`,
    state: { ...state, unclear: '' },
    asksAgain: false,
  }
}
