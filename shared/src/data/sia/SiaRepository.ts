import type { CheckedStudy } from '@outcome-studio/shared/domain/checker'
import type {
  CoachNeeds,
  Decision,
  MemberMessage,
  ProposalId,
  SiaMessage,
  SiaMessageId,
  SiaSession,
  SiaSessionId,
} from '@outcome-studio/shared/domain/coach'

/** Where a session is stored. */
export interface SiaSessionKey {
  readonly studyUuid: string
  readonly sessionId: SiaSessionId
}

/** Asks the coach to answer a stored message of the member. */
export interface SiaQuestion extends SiaSessionKey {
  readonly messageId: SiaMessageId
  /** Id that the answer will have. A question repeated with it gets the same answer. */
  readonly answerId: SiaMessageId
  /** The study as the member sees it, unsaved edits included. */
  readonly study: CheckedStudy
  readonly needs: CoachNeeds | null
}

/** Result of an answer. */
export interface SiaAnswer {
  /** The answer as it is stored; null if this client cannot read it. */
  readonly answer: SiaMessage | null
  /** Answers of the language model that are left today; null if none is configured. */
  readonly budget: { readonly left: number; readonly resetsAt: string } | null
}

export interface SiaAnswerOptions {
  /** Gets each piece of text as it arrives, to be appended. */
  readonly onChunk: (text: string) => void
  /** Ends the call, and the server's work on the answer. */
  readonly signal: AbortSignal
}

/**
 * Sessions of the signed-in member with the coach. A promise that resolves was acknowledged by the database. Promises
 * reject with a StudioError of the catalogue (docs/product.md §8), or with a service's error that describeError has a
 * message for. Common codes: cen/offline, cen/sign-in-required, permission-denied without access.
 */
export interface SiaRepository {
  /**
   * Calls back with all sessions, including deleted ones, the latest first, now and after each change. Returns the
   * release. After cen/offline it continues to listen; any other error ends it.
   */
  watchSessions(
    onSessions: (sessions: readonly SiaSession[]) => void,
    onError: (error: Error) => void,
  ): () => void
  /** Calls back with all messages of a session in no particular order; otherwise as watchSessions. */
  watchMessages(
    key: SiaSessionKey,
    onMessages: (messages: readonly SiaMessage[]) => void,
    onError: (error: Error) => void,
  ): () => void
  /** Resolves with the latest messages of a session, in no particular order. */
  readMessages(key: SiaSessionKey, limit: number): Promise<readonly SiaMessage[]>
  /**
   * Stores a message, and its session if it is new: both or neither. Safe to repeat after a lost answer: a stored
   * message stays as it is. A session that was deleted meanwhile is restored.
   */
  send(session: SiaSession, message: MemberMessage): Promise<void>
  /** Asks for an answer, which grows in the database too. Rejects with the signal's reason after an abort. */
  ask(question: SiaQuestion, options: SiaAnswerOptions): Promise<SiaAnswer>
  /** Asks the server to stop an answer, from any tab. Does nothing unless the stored answer grows. */
  requestStop(key: SiaSessionKey, answerId: SiaMessageId): Promise<void>
  /**
   * Records the member's decision about a proposal. Rejects with cen/doc-not-found if the answer no longer exists.
   * @param decision null to remove it
   */
  decide(
    key: SiaSessionKey,
    answerId: SiaMessageId,
    proposalId: ProposalId,
    decision: Decision | null,
  ): Promise<void>
  /** Rejects with cen/doc-not-found if the session no longer exists, as do the following three. */
  rename(key: SiaSessionKey, title: string): Promise<void>
  /** Names the needs document that a session is about from now on. */
  linkNeeds(key: SiaSessionKey, needsUuid: string): Promise<void>
  /** Marks a session as deleted. */
  remove(key: SiaSessionKey): Promise<void>
  restore(key: SiaSessionKey): Promise<void>
  /** Deletes sessions that were marked as deleted more than a day ago, with their messages. */
  forgetRemoved(): Promise<void>
}
