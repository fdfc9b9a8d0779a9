import { planRestore, type RemovedStudy, STUDY_PLACE, StudioError } from '@outcome-studio/shared/domain'
import { applyWrites } from '../connection/applyWrites.ts'
import { transact } from '../connection/transact.ts'
import { requireGoodName } from './requireGoodName.ts'
import type { StudyStore } from './StudyStore.ts'
import { storedUuid } from './storedUuid.ts'
import { studyReferences } from './studyReferences.ts'

/** Undoes a deletion, under the study's own name or another. */
export function restoreStudy(store: StudyStore, removed: RemovedStudy, docName: string): Promise<void> {
  requireGoodName(docName)
  const { member, firestore } = store
  const { uuid } = removed
  const references = studyReferences(store, docName)

  return transact(firestore, async (transaction) => {
    const stored = await transaction.get(references.header)
    if (stored.exists()) {
      // This call was sent before and has arrived.
      if (storedUuid(stored) === uuid) return
      throw new StudioError('cen/doc-already-exists')
    }
    applyWrites(firestore, transaction, planRestore(STUDY_PLACE, { member, docName, uuid, removed }))
  })
}
