import { type StudyDocuments, upgradeStudy } from '@outcome-studio/shared/domain'
import type { StoredStudy } from './StudyRepository.ts'

/**
 * Returns a study of an older schema version in the current one, without writing anything. Its remarks are as stored:
 * the editor checks anyway.
 * @throws StudioError cen/doc-loading-error if the documents are not a study
 */
export function upgradeInMemory(stored: StudyDocuments): StoredStudy {
  const upgraded = upgradeStudy(stored, null)
  return { header: upgraded.document.header, study: upgraded.study, isOlder: true }
}
