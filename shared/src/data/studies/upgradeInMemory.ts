import { upgradeStudy } from '@outcome-studio/shared/domain'
import type { DocumentSnapshot } from 'firebase/firestore'
import type { StoredStudy } from './StudyRepository.ts'
import type { StudyStore } from './StudyStore.ts'

/**
 * An older study as it will be once it is brought up to date, but for the identities it lacks; nothing is written.
 * @throws StudioError cen/doc-loading-error for what is no study
 */
export function upgradeInMemory(
  { newUuid, now }: Pick<StudyStore, 'newUuid' | 'now'>,
  document: DocumentSnapshot,
  content: DocumentSnapshot,
): StoredStudy {
  const stored = { docName: document.id, document: document.data(), content: content.data() ?? null }
  const upgraded = upgradeStudy(stored, newUuid, now())
  return { header: upgraded.document.header, study: upgraded.study, isOlder: true }
}
