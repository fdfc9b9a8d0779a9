import type { Needs, NeedsCounts, NeedsHeader, NeedsUuid, NeedsVersion } from '@outcome-studio/shared/domain'
import type { NamedDocuments, RepositoryTypes } from '../repository/DocumentRepository.ts'

/** The types of a needs document for a repository. */
export interface NeedsTypes extends RepositoryTypes {
  readonly content: Needs
  readonly uuid: NeedsUuid
  readonly counts: NeedsCounts
}

/** A needs document as it was read: one snapshot of header and content. */
export interface StoredNeeds {
  readonly header: NeedsHeader
  readonly needs: Needs
}

export interface SaveNeeds {
  readonly docName: string
  readonly needs: Needs
  /** Revision this content was loaded with or last saved as; null if it was never saved. */
  readonly basedOnRevision: number | null
}

/** Needs documents of the signed-in member: a DocumentRepository in which a content is called needs. */
export interface NeedsRepository extends NamedDocuments<NeedsTypes> {
  load(docName: string): Promise<StoredNeeds>
  save(command: SaveNeeds): Promise<NeedsHeader>
  versions(uuid: NeedsUuid, before: number | null, count: number): Promise<readonly NeedsVersion[]>
  version(uuid: NeedsUuid, revision: number): Promise<NeedsVersion | null>
}
