import type { StoredDocuments } from '../saving/StoredDocuments.ts'
import type { StudyUuid } from './Study.ts'

/**
 * A study as it was when it was deleted, with keys that this version does not know. Custom rules that the member may
 * not read were not deleted.
 */
export interface RemovedStudy extends StoredDocuments {
  readonly docName: string
  readonly uuid: StudyUuid
}
