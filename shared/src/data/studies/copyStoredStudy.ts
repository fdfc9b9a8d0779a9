import {
  copyStudy,
  parseStudy,
  planSave,
  STUDY_KIND,
  StudioError,
  type StudyHeader,
  studyUuid,
} from '@outcome-studio/shared/domain'
import { applyWrites } from '../connection/applyWrites.ts'
import { transact } from '../connection/transact.ts'
import { readHeader } from './readHeader.ts'
import { requireGoodName, requirePossibleName } from './requireGoodName.ts'
import type { StudyStore } from './StudyStore.ts'
import { studyReferences } from './studyReferences.ts'

/** Saves a study's content under another name as a study of its own, in one transaction. */
export function copyStoredStudy(store: StudyStore, from: string, to: string): Promise<StudyHeader> {
  requireGoodName(to)
  requirePossibleName(from)
  const { member, firestore } = store
  const source = studyReferences(store, from)
  const target = studyReferences(store, to)
  const uuid = studyUuid(store.newUuid())

  return transact(firestore, async (transaction) => {
    if (!readHeader(await transaction.get(source.header))) throw new StudioError('cen/doc-not-found')
    if ((await transaction.get(target.header)).exists()) throw new StudioError('cen/doc-already-exists')
    const stored = await transaction.get(source.content)
    const customRules = member.claims.toolsAdmin
      ? (await transaction.get(source.customRules)).data()
      : undefined

    const content = copyStudy(parseStudy(stored.data()), uuid)
    const plan = planSave(STUDY_KIND, { member, docName: to, content, replaced: null, now: store.now() })
    applyWrites(firestore, transaction, plan.writes)
    if (customRules !== undefined) transaction.set(target.customRules, customRules)
    return plan.header
  })
}
