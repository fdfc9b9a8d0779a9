import type { PlannedWrite, StoredDocument } from '../model/contract.ts'

/** What a commit changed about a target's documents. */
export interface TargetUpdate {
  /** Documents that joined or changed. */
  readonly present: readonly StoredDocument[]
  /** Full names of documents that left. */
  readonly gone: readonly string[]
}

/** What a listener looks at: some documents, or a query. */
export interface Target {
  readonly id: number
  /** Reads the target's documents anew. */
  load(): readonly StoredDocument[]
  /** Takes in a commit's changes, all of which may concern the target. */
  update(changes: readonly PlannedWrite[]): TargetUpdate
}
