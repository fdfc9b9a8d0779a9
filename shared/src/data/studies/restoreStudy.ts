import {
  documentPaths,
  planRestore,
  type RemovedStudy,
  STUDY_PLACE,
  StudioError,
} from '@outcome-studio/shared/domain'
import { readHeader } from './readHeader.ts'
import { requireGoodName } from './requireGoodName.ts'
import type { StudyStore } from './StudyStore.ts'
import { storedUuid } from './storedUuid.ts'

/**
 * Undoes a deletion, under the study's own name or another.
 * @throws StudioError cen/doc-loading-error for a damaged study, which firestore.rules would refuse
 */
export function restoreStudy(store: StudyStore, removed: RemovedStudy, docName: string): Promise<void> {
  requireGoodName(docName)
  const { member } = store
  const { uuid } = removed
  const paths = documentPaths(STUDY_PLACE, member, docName)
  const header = readHeader(docName, removed.document)
  const document = { ...removed.document, header }

  return store.documents.transact(async (transaction) => {
    const stored = await transaction.get(paths.header)
    if (stored) {
      // This call was sent before and has arrived.
      if (storedUuid(docName, stored) === uuid) return
      throw new StudioError('cen/doc-already-exists')
    }
    transaction.write(planRestore(STUDY_PLACE, { member, docName, uuid, removed: { ...removed, document } }))
  })
}
