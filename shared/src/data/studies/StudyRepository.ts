import type { RemovedStudy, SavedVersion, Study, StudyHeader, StudyUuid } from '@outcome-studio/shared/domain'

/** A study as it was read: one snapshot of header and content. */
export interface StoredStudy {
  readonly header: StudyHeader
  readonly study: Study
  /** Set if an older version is stored. This is its upgrade in memory; call useUpgradeStudy before saving it. */
  readonly isOlder?: true
}

export interface SaveStudy {
  readonly docName: string
  readonly study: Study
  /** Revision this study was loaded with or last saved as; null if it was never saved. */
  readonly basedOnRevision: number | null
}

/**
 * Studies of the signed-in member. A promise that resolves was acknowledged by the database. Promises reject
 * with a StudioError of the catalogue (docs/product.md §8) or with a service's error that describeError has a
 * message for.
 *
 * Common codes: cen/sign-in-required, cen/doc-not-found, cen/doc-already-exists, cen/doc-id-*,
 * cen/doc-changed (a newer revision is stored), cen/doc-too-large, cen/storage-full, cen/offline.
 */
export interface StudyRepository {
  /**
   * Calls back with the member's studies, newest first, now and after each change; returns the release.
   * After cen/offline it continues to listen; any other error ends it.
   */
  watchList(onStudies: (studies: readonly StudyHeader[]) => void, onError: (error: Error) => void): () => void
  load(docName: string): Promise<StoredStudy>
  /**
   * Calls back with the header stored under a name, now and after each change, null if there is none; returns the
   * release. A listener that fails ends without a report, because the next save meets what it would have shown.
   */
  watch(docName: string, onHeader: (header: StudyHeader | null) => void): () => void
  /**
   * One transaction on uuid and revision; resolves with the new header. Safe to repeat after a lost answer.
   * cen/doc-not-found: the study was deleted or renamed since that revision. Saving a deleted study with
   * basedOnRevision null restores it and continues its revision. To save a renamed study again, give it a new uuid.
   */
  save(command: SaveStudy): Promise<StudyHeader>
  /**
   * Preserves uuid and revision. Safe to repeat after a lost answer. cen/doc-not-found if the name belongs to
   * a study of another uuid.
   */
  rename(from: string, to: string, uuid: StudyUuid): Promise<StudyHeader>
  /** The copy gets a new uuid and revision 1. */
  copy(from: string, to: string): Promise<StudyHeader>
  /**
   * Resolves with what was deleted; null if it no longer existed. cen/doc-not-found if the name belongs to a
   * study of another uuid.
   */
  remove(docName: string, uuid: StudyUuid): Promise<RemovedStudy | null>
  /**
   * Restores a deleted study unchanged, under its own name or another. Safe to repeat after a lost answer.
   * cen/doc-already-exists if the name belongs to another study now.
   */
  restore(removed: RemovedStudy, docName: string): Promise<void>
  /**
   * Saved versions, the latest first; VERSIONS_KEPT are stored.
   * @param before only versions of a lower revision; null for the latest
   * @param count maximum number of versions
   */
  versions(uuid: StudyUuid, before: number | null, count: number): Promise<readonly SavedVersion[]>
  /** null if that revision has no version, or no longer has one. */
  version(uuid: StudyUuid, revision: number): Promise<SavedVersion | null>
  /** Deletes the versions of studies that were deleted more than a day ago. */
  forgetRemoved(): Promise<void>
}
