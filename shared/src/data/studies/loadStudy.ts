import { parseStudy, STUDY_SCHEMA_VERSION, StudioError } from '@outcome-studio/shared/domain'
import type { DocumentSnapshot } from 'firebase/firestore'
import { transact } from '../connection/transact.ts'
import { readHeader } from './readHeader.ts'
import { requirePossibleName } from './requireGoodName.ts'
import type { StoredStudy } from './StudyRepository.ts'
import type { StudyStore } from './StudyStore.ts'
import { storedHeader } from './storedHeader.ts'
import { studyReferences } from './studyReferences.ts'

/** Reads header and content from one snapshot, in a transaction without writes. */
export async function loadStudy(store: StudyStore, docName: string): Promise<StoredStudy> {
  requirePossibleName(docName)
  const at = studyReferences(store, docName)

  const [document, content] = await transact(store.firestore, (transaction) =>
    Promise.all([transaction.get(at.header), transaction.get(at.content)]),
  )
  if (isOlder(document)) {
    // Lazy: few studies need it, and it depends on the whole checker.
    const { upgradeInMemory } = await import('./upgradeInMemory.ts')
    return upgradeInMemory(document, content)
  }
  const header = readHeader(document)
  if (!header) throw new StudioError('cen/doc-not-found')
  return { header, study: parseStudy(content.data()) }
}

function isOlder(document: DocumentSnapshot): boolean {
  const version = storedHeader(document)?.schemaVersion
  return document.exists() && !(typeof version === 'number' && version >= STUDY_SCHEMA_VERSION)
}
