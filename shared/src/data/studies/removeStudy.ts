import {
  planRemoval,
  type RemovedStudy,
  STUDY_PLACE,
  StudioError,
  type StudyUuid,
} from '@outcome-studio/shared/domain'
import { applyWrites } from '../connection/applyWrites.ts'
import { transact } from '../connection/transact.ts'
import { requirePossibleName } from './requireGoodName.ts'
import type { StudyStore } from './StudyStore.ts'
import { storedUuid } from './storedUuid.ts'
import { studyReferences } from './studyReferences.ts'

/** Deletes the study of that name and uuid. @returns what was deleted; null if there is nothing of that name */
export function removeStudy(
  store: StudyStore,
  docName: string,
  uuid: StudyUuid,
): Promise<RemovedStudy | null> {
  requirePossibleName(docName)
  const { member, firestore } = store
  const references = studyReferences(store, docName)
  const mayDeleteRules = member.claims.toolsAdmin

  return transact(firestore, async (transaction) => {
    const stored = await transaction.get(references.header)
    const document = stored.data()
    if (document === undefined) return null
    // Another study may have taken the name since the member saw it.
    if (storedUuid(stored) !== uuid) throw new StudioError('cen/doc-not-found')
    const content = (await transaction.get(references.content)).data() ?? null
    const customRules = mayDeleteRules
      ? ((await transaction.get(references.customRules)).data() ?? null)
      : null
    const removal = { member, docName, uuid, document, mayDeleteRules, now: store.now() }
    applyWrites(firestore, transaction, planRemoval(STUDY_PLACE, removal))
    return { docName, uuid, document, content, customRules }
  })
}
