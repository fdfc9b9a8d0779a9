import { StudioError } from '@outcome-studio/shared/domain'
import { transact } from '../connection/transact.ts'
import { requireGoodName } from './requireGoodName.ts'
import type { RemovedStudy } from './StudyRepository.ts'
import type { StudyStore } from './StudyStore.ts'
import { storedUuid } from './storedUuid.ts'
import { studyReferences } from './studyPaths.ts'
import { ALIVE } from './versions/StudyLife.ts'
import { versionReferences } from './versions/versionReferences.ts'

/** Writes a deleted study's documents as they were; its header keeps revision and times, and takes the name. */
export function restoreStudy(
  store: StudyStore,
  { uuid, document, content, customRules }: RemovedStudy,
  docName: string,
): Promise<void> {
  requireGoodName(docName)
  const at = studyReferences(store.firestore, store.member, docName)

  return transact(store.firestore, async (transaction) => {
    const stored = await transaction.get(at.header)
    if (stored.exists()) {
      // This call was sent before and has arrived.
      if (storedUuid(stored) === uuid) return
      throw new StudioError('cen/doc-already-exists')
    }
    transaction.set(at.header, renamed(document, docName))
    if (content) transaction.set(at.content, content)
    if (customRules) transaction.set(at.customRules, customRules)
    const versions = versionReferences(store.firestore, store.member, uuid)
    if (versions) transaction.set(versions.life, { ...ALIVE })
  })
}

/** A damaged study comes back as damaged as it was. */
function renamed(document: RemovedStudy['document'], docName: string): RemovedStudy['document'] {
  const { header } = document
  const isMap = typeof header === 'object' && header !== null && !Array.isArray(header)
  return isMap ? { ...document, header: { ...header, docName } } : document
}
