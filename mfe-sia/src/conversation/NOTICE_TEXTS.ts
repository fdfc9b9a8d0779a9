import type { AnswerNotice } from '@outcome-studio/shared/domain/coach'

/** Why the built-in coach has answered or gone on. */
export const NOTICE_TEXTS: Readonly<Record<AnswerNotice, string>> = {
  modelUnavailable: 'The language model is not available at the moment, so the built-in coach has answered.',
  modelInterrupted: 'The language model broke off, so the built-in coach has gone on from there.',
  budgetSpent: 'Today’s answers of the language model are used up, so the built-in coach has answered.',
  refused: 'The language model does not answer this, so the built-in coach has answered.',
}
