import type {
  SavedVersion,
  Study,
  StudyCounts,
  StudyHeader,
  StudyHealth,
  StudyUuid,
} from '@outcome-studio/shared/domain'
import type { NamedDocuments, RepositoryTypes } from '../repository/DocumentRepository.ts'

/** The types of a study for a repository. */
export interface StudyTypes extends RepositoryTypes {
  readonly content: Study
  readonly uuid: StudyUuid
  readonly counts: StudyCounts
}

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
  /** Open remarks for the header. Default: those of the last validation in the study. */
  readonly health?: StudyHealth
}

/** Studies of the signed-in member: a DocumentRepository in which a content is called a study. */
export interface StudyRepository extends NamedDocuments<StudyTypes> {
  load(docName: string): Promise<StoredStudy>
  save(command: SaveStudy): Promise<StudyHeader>
  versions(uuid: StudyUuid, before: number | null, count: number): Promise<readonly SavedVersion[]>
  version(uuid: StudyUuid, revision: number): Promise<SavedVersion | null>
}
