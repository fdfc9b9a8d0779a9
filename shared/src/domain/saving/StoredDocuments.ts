import type { Fields } from './PlannedWrite.ts'

/** Everything stored under one document's name, including unknown keys. */
export interface StoredDocuments {
  /** Data of the header's document. */
  readonly document: Fields
  /** null if there is none. */
  readonly content: Fields | null
  /** null if there are none, or if the member may not read them. */
  readonly customRules: Fields | null
}
