import type { DocumentHeader, StoredDocuments } from '@outcome-studio/shared/domain'

/** The types of one kind of document, bundled so that generic code needs a single type parameter. */
export interface RepositoryTypes {
  readonly content: object
  readonly uuid: string
  readonly counts: object
}

export type HeaderOf<T extends RepositoryTypes> = DocumentHeader<T['uuid'], T['counts']>

/** A deleted document as it was stored, including unknown keys. */
export interface RemovedOf<T extends RepositoryTypes> extends StoredDocuments {
  readonly docName: string
  readonly uuid: T['uuid']
}

/** A document as it was read: one snapshot of header and content. */
export interface StoredContent<T extends RepositoryTypes> {
  readonly header: HeaderOf<T>
  readonly content: T['content']
  /** Set if an older version is stored. This is its upgrade in memory. */
  readonly isOlder?: true
}

/** A document as one of its saves wrote it. Only its name can change. */
export interface VersionOf<T extends RepositoryTypes> {
  readonly revision: number
  readonly docName: string
  /** ISO 8601, UTC. */
  readonly savedAt: string
  /** Name given by the member; empty for none. */
  readonly name: string
  readonly counts: T['counts']
  readonly content: T['content']
}

export interface SaveCommand<T extends RepositoryTypes> {
  readonly docName: string
  readonly content: T['content']
  /** Revision this content was loaded with or last saved as; null if it was never saved. */
  readonly basedOnRevision: number | null
  /** Counts for the header that do not follow from the content alone. */
  readonly counts?: Partial<T['counts']>
}

/** Operations that are the same for every kind of document. */
export interface NamedDocuments<T extends RepositoryTypes> {
  /**
   * Calls back with the member's documents, newest first, now and after each change; returns the release.
   * After cen/offline it continues to listen; any other error ends it.
   */
  watchList(onHeaders: (headers: readonly HeaderOf<T>[]) => void, onError: (error: Error) => void): () => void
  /**
   * Calls back with the header stored under a name, or null, now and after each change. Returns the release. A failing
   * listener ends without an error, because the next save reports the problem.
   */
  watch(docName: string, onHeader: (header: HeaderOf<T> | null) => void): () => void
  /**
   * Preserves uuid and revision. Safe to repeat after a lost answer. cen/doc-not-found if the name belongs to
   * a document of another uuid.
   */
  rename(from: string, to: string, uuid: T['uuid']): Promise<HeaderOf<T>>
  /** The copy gets a new uuid and revision 1. */
  copy(from: string, to: string): Promise<HeaderOf<T>>
  /**
   * Resolves with what was deleted; null if it no longer existed. cen/doc-not-found if the name belongs to a
   * document of another uuid.
   */
  remove(docName: string, uuid: T['uuid']): Promise<RemovedOf<T> | null>
  /**
   * Restores a deleted document unchanged, under its own name or another. Safe to repeat after a lost answer.
   * cen/doc-already-exists if the name belongs to another document now.
   */
  restore(removed: RemovedOf<T>, docName: string): Promise<void>
  /**
   * Names a version, or removes its name if `name` is empty. cen/doc-not-found if it no longer exists.
   * @param name at most VERSION_NAME_LENGTH characters
   */
  renameVersion(uuid: T['uuid'], revision: number, name: string): Promise<void>
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
export interface DocumentRepository<T extends RepositoryTypes> extends NamedDocuments<T> {
  load(docName: string): Promise<StoredContent<T>>
  /**
   * One transaction on uuid and revision; resolves with the new header. Safe to repeat after a lost answer.
   * cen/doc-not-found: the document was deleted or renamed since that revision. Saving a deleted one with
   * basedOnRevision null restores it and continues its revision. To save a renamed one again, give it a new uuid.
   */
  save(command: SaveCommand<T>): Promise<HeaderOf<T>>
  /**
   * Saved versions, the latest first; VERSIONS_KEPT are stored.
   * @param before only versions of a lower revision; null for the latest
   * @param count maximum number of versions
   */
  versions(uuid: T['uuid'], before: number | null, count: number): Promise<readonly VersionOf<T>[]>
  /** null if that revision has no version, or no longer has one. */
  version(uuid: T['uuid'], revision: number): Promise<VersionOf<T> | null>
}
