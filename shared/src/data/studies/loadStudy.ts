import { parseStudy, StudioError } from '@outcome-studio/shared/domain'
import { transact } from '../connection/transact.ts'
import { readHeader } from './readHeader.ts'
import { requirePossibleName } from './requireGoodName.ts'
import type { StoredStudy } from './StudyRepository.ts'
import type { StudyStore } from './StudyStore.ts'
import { studyReferences } from './studyPaths.ts'

/** Reads header and content; the transaction makes sure that both are of one moment. */
export function loadStudy(store: StudyStore, docName: string): Promise<StoredStudy> {
  requirePossibleName(docName)
  const at = studyReferences(store.firestore, store.member, docName)

  return transact(store.firestore, async (transaction) => {
    const [headerSnapshot, content] = await Promise.all([
      transaction.get(at.header),
      transaction.get(at.content),
    ])
    const header = readHeader(headerSnapshot)
    if (!header) throw new StudioError('cen/doc-not-found')
    return { header, study: parseStudy(content.data()) }
  })
}
