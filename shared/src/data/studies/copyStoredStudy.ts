import {
  copyStudy,
  documentPaths,
  parseStudy,
  planSave,
  STUDY_KIND,
  STUDY_PLACE,
  StudioError,
  type StudyHeader,
  studyUuid,
} from '@outcome-studio/shared/domain'
import { readCustomRules } from './readCustomRules.ts'
import { readHeader } from './readHeader.ts'
import { requireGoodName, requirePossibleName } from './requireGoodName.ts'
import type { StudyStore } from './StudyStore.ts'

/** Saves a study's content as a new study with another name, in one transaction. */
export function copyStoredStudy(store: StudyStore, from: string, to: string): Promise<StudyHeader> {
  requireGoodName(to)
  requirePossibleName(from)
  const { member } = store
  const source = documentPaths(STUDY_PLACE, member, from)
  const target = documentPaths(STUDY_PLACE, member, to)
  const uuid = studyUuid(store.newUuid())

  return store.documents.transact(async (transaction) => {
    if (!readHeader(from, await transaction.get(source.header))) throw new StudioError('cen/doc-not-found')
    if (await transaction.get(target.header)) throw new StudioError('cen/doc-already-exists')
    const stored = await transaction.get(source.content)
    const customRules = member.claims.toolsAdmin
      ? await readCustomRules(transaction, source.customRules)
      : null

    const content = copyStudy(parseStudy(stored), uuid)
    const plan = planSave(STUDY_KIND, { member, docName: to, content, replaced: null, now: store.now() })
    transaction.write(plan.writes)
    if (customRules !== null) {
      transaction.write([{ path: target.customRules, fields: customRules }])
    }
    return plan.header
  })
}
