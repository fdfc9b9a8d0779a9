import type { StoredDocument } from '@outcome-studio/shared/domain/saving'
import type { StudyTypes } from '@outcome-studio/shared/domain/study'
import { type StudyDocuments, upgradeStudy } from '@outcome-studio/shared/domain/upgrade'

/**
 * Returns a study of an older schema version in the current one, without writing anything. Its remarks are not updated,
 * because the editor checks anyway.
 * @throws StudioError cen/doc-loading-error if the documents are not a study
 */
export function upgradeInMemory(stored: StudyDocuments): StoredDocument<StudyTypes> {
  const upgraded = upgradeStudy(stored, null)
  return { header: upgraded.document.header, content: upgraded.study, isOlder: true }
}
