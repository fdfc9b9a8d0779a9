import type {
  DocumentVersion,
  HeaderOf,
  RemovedDocument,
  StoredDocument,
  StoredTypes,
} from './StoredDocument.ts'

interface Command<Content, Counts> {
  readonly docName: string
  readonly content: Content
  /** Revision this content was loaded with or last saved as; null if it was never saved. */
  readonly basedOnRevision: number | null
  /** Counts for the header that do not follow from the content alone. */
  readonly counts?: Partial<Counts>
}

export type SaveCommand<T extends StoredTypes> = Command<T['content'], T['counts']>

interface Repository<Header, Stored, Command, Removed, Version, Uuid> {
  /**
   * Calls back with the member's documents, newest first, now and after each change; returns the release.
   * After cen/offline it continues to listen; any other error ends it.
   */
  watchList(onHeaders: (headers: readonly Header[]) => void, onError: (error: Error) => void): () => void
  /**
   * Calls back with the header stored under a name, or null, now and after each change. Returns the release. A failing
   * listener ends without an error, because the next save reports the problem.
   */
  watch(docName: string, onHeader: (header: Header | null) => void): () => void
  load(docName: string): Promise<Stored>
  /**
   * One transaction on uuid and revision; resolves with the new header. Safe to repeat after a lost answer.
   * cen/doc-not-found: the document was deleted or renamed since that revision. Saving a deleted one with
   * basedOnRevision null restores it and continues its revision. To save a renamed one again, give it a new uuid.
   */
  save(command: Command): Promise<Header>
  /**
   * Preserves uuid and revision. Safe to repeat after a lost answer. cen/doc-not-found if the name belongs to
   * a document of another uuid.
   */
  rename(from: string, to: string, uuid: Uuid): Promise<Header>
  /** The copy gets a new uuid and revision 1. */
  copy(from: string, to: string): Promise<Header>
  /**
   * Resolves with what was deleted; null if it no longer existed. cen/doc-not-found if the name belongs to a
   * document of another uuid.
   */
  remove(docName: string, uuid: Uuid): Promise<Removed | null>
  /**
   * Restores a deleted document unchanged, under its own name or another. Safe to repeat after a lost answer.
   * cen/doc-already-exists if the name belongs to another document now.
   */
  restore(removed: Removed, docName: string): Promise<void>
  /**
   * Saved versions, the latest first. At most VERSIONS_KEPT are stored; after a week, named ones and the last of each day.
   * @param before only versions of a lower revision; null for the latest
   * @param count maximum number of versions
   */
  versions(uuid: Uuid, before: number | null, count: number): Promise<readonly Version[]>
  /** null if that revision has no version, or no longer has one. cen/doc-loading-error if it is damaged. */
  version(uuid: Uuid, revision: number): Promise<Version | null>
  /**
   * Names a version, or removes its name if `name` is empty. cen/doc-not-found if it no longer exists.
   * @param name at most VERSION_NAME_LENGTH characters
   */
  renameVersion(uuid: Uuid, revision: number, name: string): Promise<void>
  /** Deletes the versions of documents that were deleted more than a day ago. */
  forgetRemoved(): Promise<void>
}

/**
 * Documents of one kind of the signed-in member. A promise that resolves was acknowledged by the database. Promises
 * reject with a StudioError of the catalogue (docs/product.md §8) or with a service's error that describeError has a
 * message for.
 *
 * Common codes: cen/sign-in-required, cen/doc-not-found, cen/doc-already-exists, cen/doc-id-*,
 * cen/doc-changed (a newer revision is stored), cen/doc-too-large, cen/storage-full, cen/offline.
 */
export type DocumentRepository<T extends StoredTypes> = Repository<
  HeaderOf<T>,
  StoredDocument<T>,
  SaveCommand<T>,
  RemovedDocument<T>,
  DocumentVersion<T>,
  T['uuid']
>
