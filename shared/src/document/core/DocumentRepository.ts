import type {
  DocumentState,
  DocumentTypes,
  DocumentVersion,
  StoredDocument,
  UuidOf,
} from './DocumentTypes.ts'

export interface SaveDocument<T extends DocumentTypes> extends DocumentState<T> {
  /** Revision the content was loaded with or last saved as; null for a document that was never saved. */
  readonly basedOnRevision: number | null
}

/**
 * Stores the signed-in member's documents of one kind. Promises reject with a StudioError (docs/product.md §8) or with
 * a service's error that describeError has a message for. They resolve once the database has acknowledged the write.
 */
export interface DocumentRepository<T extends DocumentTypes> {
  load(docName: string): Promise<StoredDocument<T>>
  /**
   * Calls back with the header stored under a name, or null, now and after each change. Returns the release. A failing
   * listener ends without an error, because the next save reports the problem.
   */
  watch(docName: string, onHeader: (header: T['header'] | null) => void): () => void
  /**
   * One transaction on uuid and revision; resolves with the new header. Safe to repeat after a lost answer.
   * @throws StudioError cen/doc-changed if a newer revision is stored, cen/doc-not-found if it was deleted or renamed,
   *   cen/doc-already-exists for a name of another uuid
   */
  save(command: SaveDocument<T>): Promise<T['header']>
  /** Preserves uuid and revision. Safe to repeat after a lost answer. */
  rename(from: string, to: string, uuid: UuidOf<T>): Promise<T['header']>
  /** The copy gets a new uuid and revision 1. */
  copy(from: string, to: string): Promise<T['header']>
  /** Resolves with what was deleted, null if it no longer existed. */
  remove(docName: string, uuid: UuidOf<T>): Promise<T['removed'] | null>
  /** Restores a deleted document under its own name or another. cen/doc-already-exists: the name is taken. */
  restore(removed: T['removed'], docName: string): Promise<void>
  /** null if that revision has no version, or no longer has one. */
  version(uuid: UuidOf<T>, revision: number): Promise<DocumentVersion<T> | null>
}
