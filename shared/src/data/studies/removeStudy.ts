import { StudioError, type StudyUuid } from '@outcome-studio/shared/domain'
import { transact } from '../connection/transact.ts'
import { requirePossibleName } from './requireGoodName.ts'
import type { StudyStore } from './StudyStore.ts'
import { storedUuid } from './storedUuid.ts'
import { studyReferences } from './studyPaths.ts'

/** Deletes the study that is meant; one that is gone already counts as deleted. */
export function removeStudy(store: StudyStore, docName: string, uuid: StudyUuid): Promise<void> {
  requirePossibleName(docName)
  const at = studyReferences(store.firestore, store.member, docName)

  return transact(store.firestore, async (transaction) => {
    const stored = await transaction.get(at.header)
    if (!stored.exists()) return
    // The name may have passed to another study since the member saw it.
    if (storedUuid(stored) !== uuid) throw new StudioError('cen/doc-not-found')
    if (store.member.claims.toolsAdmin) transaction.delete(at.customRules)
    transaction.delete(at.content)
    transaction.delete(at.header)
  })
}
