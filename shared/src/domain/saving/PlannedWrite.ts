import type { DocumentPath } from '../paths/DocumentPath.ts'

/** Data of a document. */
export type Fields = Readonly<Record<string, unknown>>

/** One write of a transaction. All writes of a plan are applied together, or none. */
export interface PlannedWrite {
  readonly path: DocumentPath
  /** The document's new data; null deletes the document. A Uint8Array is stored as bytes. */
  readonly fields: Fields | null
}
