import type { CoachQuestion, Proposal, WordlessEdit } from '@outcome-studio/shared/domain/coach'
import type { MessageKind } from '../messages/MessageKind.ts'

/** A question of the path as a model gets it. */
export interface PlannedQuestion {
  readonly kind: CoachQuestion['kind']
  /** The question's key with short ids, for example "long s1". */
  readonly id: string
  /** Markdown. */
  readonly text: string
  readonly choices: readonly string[]
}

/** A question whether to remove an item of the study. */
export interface RemovalQuestion {
  /** Uuid of the step or statement. */
  readonly id: string
  readonly text: string
}

/** What an interview still has to find out, so that nothing is asked twice. */
export interface InterviewPlan {
  /** What the member's message is. */
  readonly message: MessageKind
  /** The question that the message was a reply to. */
  readonly repliedTo: PlannedQuestion
  /** What is unknown, the next question first. Empty if nothing is. */
  readonly open: readonly PlannedQuestion[]
  /** Ids of the questions that were answered or passed over. */
  readonly asked: readonly string[]
  /** What the member's message asks to move, to put into a category and to remove. */
  readonly changes: readonly WordlessEdit[]
  /** Whether the member's message asks for a change. */
  isAskedFor(edit: WordlessEdit): boolean
  /**
   * The question whether to remove an item, which the member's next message may answer with "yes".
   * @param askedId for example "remove s1.2"
   * @returns null for another id
   */
  removalQuestion(askedId: string): RemovalQuestion | null
  /**
   * The value of CoachMessage.state after an answer.
   * @param proposals of the answer, which may settle open questions
   * @param askedId the question that the answer asks, also one of removal; null if the model named none
   */
  stateAfter(proposals: readonly Proposal[], askedId: string | null): string
}
