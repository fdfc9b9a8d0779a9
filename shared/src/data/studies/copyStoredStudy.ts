import {
  copyStudy,
  countStudy,
  parseStudy,
  STUDY_SCHEMA_VERSION,
  StudioError,
  type StudyHeader,
  studyUuid,
} from '@outcome-studio/shared/domain'
import { transact } from '../connection/transact.ts'
import { readHeader } from './readHeader.ts'
import { requireGoodName, requirePossibleName } from './requireGoodName.ts'
import type { StudyStore } from './StudyStore.ts'
import { studyReferences } from './studyPaths.ts'
import { ALIVE } from './versions/StudyLife.ts'
import { versionReferences } from './versions/versionReferences.ts'
import { writeVersion } from './versions/writeVersion.ts'

/** Writes a study's content under another name as a study of its own, in one transaction. */
export function copyStoredStudy(store: StudyStore, from: string, to: string): Promise<StudyHeader> {
  requireGoodName(to)
  requirePossibleName(from)
  const source = studyReferences(store.firestore, store.member, from)
  const target = studyReferences(store.firestore, store.member, to)
  const uuid = studyUuid(store.newUuid())

  return transact(store.firestore, async (transaction) => {
    if (!readHeader(await transaction.get(source.header))) throw new StudioError('cen/doc-not-found')
    if ((await transaction.get(target.header)).exists()) throw new StudioError('cen/doc-already-exists')
    const content = await transaction.get(source.content)
    const customRules = store.member.claims.toolsAdmin ? await transaction.get(source.customRules) : undefined

    const study = copyStudy(parseStudy(content.data()), uuid)
    const time = store.now().toISOString()
    const header: StudyHeader = {
      docName: to,
      uuid,
      createdAt: time,
      updatedAt: time,
      revision: 1,
      schemaVersion: STUDY_SCHEMA_VERSION,
      counts: countStudy(study),
    }
    transaction.set(target.header, { header })
    transaction.set(target.content, { ...study })
    writeVersion(store, transaction, header, study)
    const versions = versionReferences(store.firestore, store.member, uuid)
    if (versions) transaction.set(versions.life, { ...ALIVE })
    if (customRules?.exists()) transaction.set(target.customRules, customRules.data())
    return header
  })
}
