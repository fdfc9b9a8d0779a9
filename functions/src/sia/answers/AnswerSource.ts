import type { CoachContext, CoachMessage } from '@outcome-studio/shared/domain/coach'
import type { ModelProblemKind } from '@outcome-studio/shared/domain/languageModel'
import type { ModelTokens } from '../../judge/LanguageModel.ts'

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
export type AnswerEnd = Pick<
  CoachMessage,
  'choices' | 'proposals' | 'state' | 'by' | 'verPrompt' | 'notice'
> & {
  readonly status: 'whole' | 'cut'
}

/** Follows how an answer is made. */
export interface AnswerWatch {
  /** Called with every sign of work, text or not. */
  onWork(): void
  /** Called with the tokens of each round. */
  onTokens(tokens: ModelTokens): void
  /** Called with the reason why the answer is incomplete, if it is. */
  onProblem(problem: ModelProblemKind): void
}

/** Something that answers a member's message. */
export interface AnswerSource {
  /**
   * Answers once. Rejects if it wrote nothing, so that another source can answer instead, or if `write` rejects.
   * @param write appends to the answer's text; resolves when more may follow, rejects when no more is wanted
   * @param signal aborted when the member stops or no client is left
   */
  answer(
    question: AnswerQuestion,
    write: (text: string) => Promise<void>,
    signal: AbortSignal,
    watch?: AnswerWatch,
  ): Promise<AnswerEnd>
}
