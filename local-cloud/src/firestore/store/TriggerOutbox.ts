import type { StoredDocument } from '../schema/contract.ts'

/** The documents whose changes a trigger receives. */
export interface TriggerPattern {
  readonly project: string
  readonly database: string
  /** Path below the documents root. `{name}` matches one segment, `{name=**}` at the end one or more. */
  readonly document: string
}

/** A change of one document that has not been delivered. */
export interface TriggerEvent {
  /** Increases with every event of the data folder. A repeated delivery has the same id. */
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
 * Changes for triggers. Each is stored with its commit until it is acknowledged. So it is delivered at least once, even
 * if the local cloud was killed in between.
 */
export interface TriggerOutbox {
  /**
   * Call it when triggers will be served but may not be loaded yet. Where their patterns were never known, as in a new
   * data folder, every change is stored until `watch` is called.
   */
  expectPatterns(): void
  /** Replaces the patterns. They are persisted, so that commits before the functions host is ready are not missed. */
  watch(patterns: readonly TriggerPattern[]): void
  /** Claims up to `limit` unclaimed events, oldest first, until they are acknowledged or released. */
  claim(limit: number): readonly TriggerEvent[]
  /** Deletes a delivered event. */
  acknowledge(id: number): void
  /** Releases an event that could not be delivered. The next claim returns it again. */
  release(id: number): void
  /** Whether every event is delivered. */
  readonly isEmpty: boolean
  /** Deletes all events, delivered or not. Call it while none is claimed. */
  discardAll(): void
  /**
   * @param listener called after a commit with new events is durable; must not throw
   * @returns its release
   */
  onPending(listener: () => void): () => void
}
