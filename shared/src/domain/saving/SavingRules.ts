import type { DocumentPlace } from '../paths/documentPaths.ts'
import type { StoredTypes } from './StoredDocument.ts'

/** What a save needs to know about one kind of document, for example STUDY_SAVING. */
export interface SavingRules<T extends StoredTypes> {
  readonly place: DocumentPlace
  /** Version of the stored shape that this release writes. */
  readonly schemaVersion: number
  readonly uuidOf: (content: T['content']) => T['uuid']
  /**
   * Counts for the header.
   * @param before counts of the stored header, whose unknown keys are preserved; undefined for a new document
   */
  readonly count: (content: T['content'], before: T['counts'] | undefined) => T['counts']
}
