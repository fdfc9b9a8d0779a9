import type { CoachContext, CoachMessage } from '@outcome-studio/shared/domain/coach'

/** A message of the branch that is answered. */
export interface Turn {
  readonly role: 'member' | 'coach'
  readonly text: string
}

/** Input of an answer: the conversation, and the state of the built-in coach (CoachMessage.state). */
export interface AnswerQuestion extends CoachContext {
  readonly state: string
  /** The branch that is answered, oldest first; the last one is the message to answer. */
  readonly turns: readonly Turn[]
}

/** How an answer ended, apart from the text that was written. "cut" ends early and keeps what was written. */
export type AnswerEnd = Pick<CoachMessage, 'choices' | 'proposals' | 'state' | 'by' | 'notice'> & {
  readonly status: 'whole' | 'cut'
}

/** Something that answers a member's message. */
export interface AnswerSource {
  /**
   * Answers once. Rejects if it wrote nothing, so that another source can answer instead, or if `write` rejects.
   * @param write appends to the answer's text; resolves when more may follow, rejects when no more is wanted
   * @param signal aborted when the member stops or no client is left
   * @param onWork called with every sign that an answer is being made, text or not
   */
  answer(
    question: AnswerQuestion,
    write: (text: string) => Promise<void>,
    signal: AbortSignal,
    onWork?: () => void,
  ): Promise<AnswerEnd>
}
