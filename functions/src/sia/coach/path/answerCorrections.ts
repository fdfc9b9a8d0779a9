import type { CoachContext, CoachState } from '@outcome-studio/shared/domain/coach'
import type { Language } from '../language/Language.ts'
import { announcedCorrection } from '../messages/announcedCorrection.ts'
import type { Answered } from './answerAsWhole.ts'
import { answerChanges } from './answerChanges.ts'
import { quoted } from './text/clarify.ts'

/** Asks about words that were not understood as an answer. */
const UNREAD = /^I (?:still )?(?:didn’t get|don’t get)\b/u

/**
 * Replies to a message. What announces a correction is one, and never an outcome: where it is not understood, the coach
 * says so and asks the open question again.
 */
export function answerCorrections(
  context: CoachContext,
  state: CoachState,
  message: string,
  language: Language,
): Answered {
  const answered = answerChanges(context, state, message, language)
  if (announcedCorrection(message) === null) return answered
  const proposals = answered.step.drafted?.proposals ?? []
  const isOutcome = proposals.some(({ edit }) => edit.kind === 'addStatement')
  const isUnread =
    proposals.length === 0 && (UNREAD.test(answered.step.text) || answered.intent === 'emotional')
  if (!isOutcome && !isUnread) return answered
  const text = `I see that you correct something, but I don’t understand ${quoted([message.trim()])}. ${HOW}`
  return { step: { text, state }, intent: 'correction' }
}

const HOW =
  'Name the step or the statement: *move step 3 after step 4*, *rename step 2 to …*, *delete statement 2.1*.'
