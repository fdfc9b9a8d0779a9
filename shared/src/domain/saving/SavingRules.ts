import type { DocumentPlace } from '../paths/documentPaths.ts'

/** Header of a document, shown in lists. Times are ISO 8601 strings in UTC. */
export interface DocumentHeader<Uuid extends string, Counts extends object> {
  readonly docName: string
  readonly uuid: Uuid
  readonly createdAt: string
  readonly updatedAt: string
  /** Counts saves from 1; a save must name the revision it was based on. */
  readonly revision: number
  readonly schemaVersion: number
  readonly counts: Counts
}

/** What a save needs to know about one kind of document, for example STUDY_SAVING. */
export interface SavingRules<Content extends object, Uuid extends string, Counts extends object> {
  readonly place: DocumentPlace
  /** Version of the stored shape that this release writes. */
  readonly schemaVersion: number
  readonly uuidOf: (content: Content) => Uuid
  /**
   * Counts for the header.
   * @param before counts of the stored header, whose unknown keys are preserved; undefined for a new document
   */
  readonly count: (content: Content, before: Counts | undefined) => Counts
}
