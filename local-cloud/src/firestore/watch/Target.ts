import type { PlannedWrite, StoredDocument } from '../schema/contract.ts'

/** Effect of a commit on a target's documents. */
export interface TargetUpdate {
  /** Documents that were added or changed. */
  readonly present: readonly StoredDocument[]
  /** Full names of documents that no longer match. */
  readonly removed: readonly string[]
}

/** A listener's documents or query. */
export interface Target {
  readonly id: number
  /** Reads the target's documents again. */
  load(): readonly StoredDocument[]
  /** Applies a commit's changes, each of which may affect the target. */
  update(changes: readonly PlannedWrite[]): TargetUpdate
}
