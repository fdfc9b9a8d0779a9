import type { SiaBudget } from '@outcome-studio/shared/callables/siaChat'
import type {
  CheckedStudy,
  CoachNeeds,
  Decision,
  MemberMessage,
  SiaMessage,
  SiaMessageId,
  SiaSession,
  SiaSessionId,
} from '@outcome-studio/shared/domain'

/** What the coach is told along with a message, read when it is asked. */
export interface QuestionContext {
  /** The study as the member sees it. */
  readonly study: CheckedStudy
  readonly needs: CoachNeeds | null
}

export type ReadContext = () => QuestionContext

interface SessionKey {
  readonly studyUuid: string
  readonly sessionId: SiaSessionId
}

interface Question extends SessionKey, QuestionContext {
  readonly messageId: SiaMessageId
  readonly answerId: SiaMessageId
}

interface AskOptions {
  readonly onChunk: (text: string) => void
  readonly signal: AbortSignal
}

/** The part of the repository that a conversation uses. */
export interface ConversationRepository {
  watchMessages(
    key: SessionKey,
    onMessages: (messages: readonly SiaMessage[]) => void,
    onError: (error: unknown) => void,
  ): () => void
  send(session: SiaSession, message: MemberMessage): Promise<void>
  ask(
    question: Question,
    options: AskOptions,
  ): Promise<{ readonly answer: SiaMessage | null; readonly budget: SiaBudget | null }>
  requestStop(key: SessionKey, answerId: SiaMessageId): Promise<void>
  decide(
    key: SessionKey,
    answerId: SiaMessageId,
    proposalId: string,
    decision: Decision | null,
  ): Promise<void>
}

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
