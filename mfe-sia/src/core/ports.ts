import type { SiaRepository } from '@outcome-studio/shared/data'
import type { CheckedStudy } from '@outcome-studio/shared/domain/checker'
import type {
  CoachNeeds,
  LinePreview,
  MemberMessage,
  SiaMessageId,
} from '@outcome-studio/shared/domain/coach'

/** Context that is sent to the coach with a message, read when the coach is asked. */
export interface QuestionContext {
  /** The study as the member sees it. */
  readonly study: CheckedStudy
  readonly needs: CoachNeeds | null
}

export type ReadContext = () => QuestionContext

/**
 * Asks the coach what it would make of lines of an answer, in their order.
 * @param input.state of the coach's last answer
 */
export type PreviewLines = (input: {
  readonly study: CheckedStudy
  readonly state: string
  readonly lines: readonly string[]
}) => Promise<{ readonly lines: readonly LinePreview[] }>

/** The part of the repository that a conversation uses. */
export type ConversationRepository = Pick<
  SiaRepository,
  'watchMessages' | 'send' | 'ask' | 'requestStop' | 'decide'
>

/** Messages that are not stored yet, kept on the device so that a reload does not lose them. */
export interface Outbox {
  all(): readonly MemberMessage[]
  put(message: MemberMessage): void
  remove(id: SiaMessageId): void
}

/** Time, as far as a conversation needs it. Each function returns the release. */
export interface Timing {
  /** Milliseconds since 1970. */
  now(): number
  after(milliseconds: number, action: () => void): () => void
  /** Before the next frame is painted. */
  beforePaint(action: () => void): () => void
}

export interface ConversationPorts {
  readonly repository: ConversationRepository
  readonly outbox: Outbox
  readonly timing: Timing
  readonly newId: () => string
  readonly isOnline: () => boolean
}
