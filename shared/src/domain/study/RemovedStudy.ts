import type { StoredDocuments } from '../saving/StoredDocuments.ts'
import type { StudyUuid } from './Study.ts'

/**
 * A deleted study as it was stored, including unknown keys. Custom rules that the member may not read were
 * not deleted.
 */
export interface RemovedStudy extends StoredDocuments {
  readonly docName: string
  readonly uuid: StudyUuid
}
