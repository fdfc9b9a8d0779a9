import { upgradeStudy } from '@outcome-studio/shared/domain'
import type { DocumentSnapshot } from 'firebase/firestore'
import type { StoredStudy } from './StudyRepository.ts'

/**
 * Returns a study of an older version as upgradeTriangularisDoc would store it, without writing anything.
 * @throws StudioError cen/doc-loading-error if the documents are not a study
 */
export function upgradeInMemory(document: DocumentSnapshot, content: DocumentSnapshot): StoredStudy {
  const stored = { docName: document.id, document: document.data(), content: content.data() }
  const upgraded = upgradeStudy(stored)
  return { header: upgraded.document.header, study: upgraded.study, isOlder: true }
}
