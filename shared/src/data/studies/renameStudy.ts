import {
  planRename,
  STUDY_PLACE,
  StudioError,
  type StudyHeader,
  type StudyUuid,
} from '@outcome-studio/shared/domain'
import { applyWrites } from '../connection/applyWrites.ts'
import { transact } from '../connection/transact.ts'
import { readHeader } from './readHeader.ts'
import { requireGoodName, requirePossibleName } from './requireGoodName.ts'
import type { StudyStore } from './StudyStore.ts'
import { storedUuid } from './storedUuid.ts'
import { studyReferences } from './studyReferences.ts'

/** Renames a study in one transaction. Custom rules move with it if the member may read them. */
export function renameStudy(
  store: StudyStore,
  from: string,
  to: string,
  uuid: StudyUuid,
): Promise<StudyHeader> {
  requireGoodName(to)
  requirePossibleName(from)
  const { member, firestore } = store
  const source = studyReferences(store, from)
  const target = studyReferences(store, to)

  return transact(firestore, async (transaction) => {
    const document = await transaction.get(source.header)
    const header = readHeader(document)
    const taken = await transaction.get(target.header)
    if (header?.uuid !== uuid) {
      // This call was sent before and has arrived.
      const renamed = storedUuid(taken) === uuid ? readHeader(taken) : undefined
      // Otherwise another study may have taken the name since the member saw it.
      if (!renamed) throw new StudioError('cen/doc-not-found')
      return renamed
    }
    if (taken.exists()) throw new StudioError('cen/doc-already-exists')
    const content = (await transaction.get(source.content)).data() ?? null
    const customRules = member.claims.toolsAdmin
      ? ((await transaction.get(source.customRules)).data() ?? null)
      : null
    const stored = { document: document.data() ?? {}, content, customRules }
    const plan = planRename(STUDY_PLACE, { member, from, to, stored, header, now: store.now() })
    applyWrites(firestore, transaction, plan.writes)
    return plan.header
  })
}
