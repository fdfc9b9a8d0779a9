import { type StudyDocuments, upgradeStudy } from '@outcome-studio/shared/domain'
import type { StoredStudy } from './StudyRepository.ts'

/**
 * Returns a study of an older version as upgradeTriangularisDoc would store it, without writing anything.
 * @throws StudioError cen/doc-loading-error if the documents are not a study
 */
export function upgradeInMemory(stored: StudyDocuments): StoredStudy {
  const upgraded = upgradeStudy(stored)
  return { header: upgraded.document.header, study: upgraded.study, isOlder: true }
}
