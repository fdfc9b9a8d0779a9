import type { Remark, Study, StudyHeader, StudyUuid } from '@outcome-studio/shared/domain'

/** A study as it was read: its header and its content, one snapshot of both. */
export interface StoredStudy {
  readonly header: StudyHeader
  readonly study: Study
}

export interface SaveStudy {
  readonly docName: string
  readonly study: Study
  /** Revision this study was loaded with or last saved as; null for one that was never saved. */
  readonly basedOnRevision: number | null
}

/**
 * Studies of the signed-in member. Every promise rejects with a StudioError of the catalogue
 * (specification, section 8): cen/sign-in-required, cen/doc-not-found, cen/doc-already-exists,
 * cen/doc-id-*, cen/doc-changed (a newer revision is stored), cen/doc-too-large, cen/offline …
 * A promise that resolves was acknowledged by the database.
 */
export interface StudyRepository {
  /** Calls back with the member's studies, newest first, now and after each change; returns the release. */
  watchList(onStudies: (studies: readonly StudyHeader[]) => void, onError: (error: Error) => void): () => void
  load(docName: string): Promise<StoredStudy>
  /** One transaction on uuid and revision; resolves with the new header. */
  save(command: SaveStudy): Promise<StudyHeader>
  rename(from: string, to: string): Promise<StudyHeader>
  /** The copy gets a new uuid and revision 1. */
  copy(from: string, to: string): Promise<StudyHeader>
  remove(docName: string, uuid: StudyUuid): Promise<void>
}

export type AutomationEntity = 'job' | 'jobStep' | 'outcomeStatement' | 'study'

/** What runOutcomeAutomation answers: remarks by the index or uuid of what was checked, and the versions used. */
export interface OutcomeAutomationResult {
  readonly remarks: Readonly<Record<string, readonly Remark[]>>
  readonly verLexer: string
  readonly verPrompt?: string
}
