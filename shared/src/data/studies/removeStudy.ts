import {
  documentPaths,
  planRemoval,
  type RemovedStudy,
  STUDY_PLACE,
  StudioError,
  type StudyUuid,
} from '@outcome-studio/shared/domain'
import { readCustomRules } from './readCustomRules.ts'
import { requirePossibleName } from './requireGoodName.ts'
import type { StudyStore } from './StudyStore.ts'
import { storedUuid } from './storedUuid.ts'

/** Deletes the study of that name and uuid. @returns what was deleted; null if there is nothing of that name */
export function removeStudy(
  store: StudyStore,
  docName: string,
  uuid: StudyUuid,
): Promise<RemovedStudy | null> {
  requirePossibleName(docName)
  const { member } = store
  const paths = documentPaths(STUDY_PLACE, member, docName)
  const mayDeleteRules = member.claims.toolsAdmin

  return store.documents.transact(async (transaction) => {
    const document = await transaction.get(paths.header)
    if (document === undefined) return null
    // Another study may have taken the name since the member saw it.
    if (storedUuid(docName, document) !== uuid) throw new StudioError('cen/doc-not-found')
    const content = (await transaction.get(paths.content)) ?? null
    const customRules = mayDeleteRules ? await readCustomRules(transaction, paths.customRules) : null
    const removal = { member, docName, uuid, document, mayDeleteRules, now: store.now() }
    transaction.write(planRemoval(STUDY_PLACE, removal))
    return { docName, uuid, document, content, customRules }
  })
}
