import {
  documentPaths,
  planRename,
  STUDY_PLACE,
  StudioError,
  type StudyHeader,
  type StudyUuid,
} from '@outcome-studio/shared/domain'
import { readCustomRules } from './readCustomRules.ts'
import { readHeader } from './readHeader.ts'
import { requireGoodName, requirePossibleName } from './requireGoodName.ts'
import type { StudyStore } from './StudyStore.ts'
import { storedUuid } from './storedUuid.ts'

/** Renames a study in one transaction. Custom rules move with it if the member may read them. */
export function renameStudy(
  store: StudyStore,
  from: string,
  to: string,
  uuid: StudyUuid,
): Promise<StudyHeader> {
  requireGoodName(to)
  requirePossibleName(from)
  const { member } = store
  const source = documentPaths(STUDY_PLACE, member, from)
  const target = documentPaths(STUDY_PLACE, member, to)

  return store.documents.transact(async (transaction) => {
    const document = await transaction.get(source.header)
    const header = readHeader(from, document)
    const taken = await transaction.get(target.header)
    if (header?.uuid !== uuid) {
      // This call was sent before and has arrived.
      const renamed = storedUuid(to, taken) === uuid ? readHeader(to, taken) : undefined
      // Otherwise another study may have taken the name since the member saw it.
      if (!renamed) throw new StudioError('cen/doc-not-found')
      return renamed
    }
    if (taken) throw new StudioError('cen/doc-already-exists')
    const content = (await transaction.get(source.content)) ?? null
    const customRules = member.claims.toolsAdmin
      ? await readCustomRules(transaction, source.customRules)
      : null
    const stored = { document: document ?? {}, content, customRules }
    const plan = planRename(STUDY_PLACE, { member, from, to, stored, header, now: store.now() })
    transaction.write(plan.writes)
    return plan.header
  })
}
