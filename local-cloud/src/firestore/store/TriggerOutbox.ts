import type { StoredDocument } from '../model/contract.ts'

/** Which documents' changes someone wants to be told of. */
export interface TriggerPattern {
  readonly project: string
  readonly database: string
  /** Path below the documents root; `{name}` stands for one segment, `{name=**}` at the end for one or more. */
  readonly document: string
}

/** One document's change that waits to be delivered. */
export interface TriggerEvent {
  /** Grows with every event of the data folder; stays the same when the event is delivered again. */
  readonly id: number
  readonly project: string
  readonly database: string
  /** Path below the documents root. */
  readonly document: string
  /** When it was committed, microseconds since 1970. */
  readonly time: number
  /** Absent when the commit created the document. */
  readonly before?: StoredDocument
  /** Absent when the commit deleted the document. */
  readonly after?: StoredDocument
}

/**
 * Changes that triggers must hear of, kept on disk from the commit that made them until they are acknowledged:
 * each is delivered at least once, also when the local cloud was killed in between.
 */
export interface TriggerOutbox {
  /**
   * Replaces the patterns. They last beyond a restart, so that a commit before the functions host is up again is
   * not missed.
   */
  watch(patterns: readonly TriggerPattern[]): void
  /** Up to `limit` events that nobody holds, oldest first; they are held until acknowledged or released. */
  claim(limit: number): readonly TriggerEvent[]
  /** The event was delivered: it is forgotten. */
  acknowledge(id: number): void
  /** The event could not be delivered: the next claim hands it out again. */
  release(id: number): void
  /** @param listener called after a commit left new events, once it is durable; must not throw; returns its release */
  onPending(listener: () => void): () => void
}
