import type { AnswerNotice } from '@outcome-studio/shared/domain/coach'

/** Why the built-in coach has answered. */
export const NOTICE_TEXTS: Readonly<Record<AnswerNotice, string>> = {
  modelUnavailable: 'The language model is not available at the moment, so the built-in coach has answered.',
  budgetSpent: 'Today’s answers of the language model are used up, so the built-in coach has answered.',
  refused: 'The language model does not answer this, so the built-in coach has answered.',
}
