import {
  documentPaths,
  type Fields,
  parseStudy,
  STUDY_PLACE,
  STUDY_SCHEMA_VERSION,
  StudioError,
} from '@outcome-studio/shared/domain'
import { readHeader } from './readHeader.ts'
import { requirePossibleName } from './requireGoodName.ts'
import type { StoredStudy } from './StudyRepository.ts'
import type { StudyStore } from './StudyStore.ts'
import { storedHeader } from './storedHeader.ts'

/** Reads header and content from one snapshot, in a transaction without writes. */
export async function loadStudy(store: StudyStore, docName: string): Promise<StoredStudy> {
  requirePossibleName(docName)
  const at = documentPaths(STUDY_PLACE, store.member, docName)

  const [document, content] = await store.documents.transact((transaction) =>
    Promise.all([transaction.get(at.header), transaction.get(at.content)]),
  )
  if (isOlder(docName, document)) {
    // Lazy: few studies need it, and it depends on the whole checker.
    const { upgradeInMemory } = await import('./upgradeInMemory.ts')
    return upgradeInMemory({ docName, document, content })
  }
  const header = readHeader(docName, document)
  if (!header) throw new StudioError('cen/doc-not-found')
  return { header, study: parseStudy(content) }
}

function isOlder(docName: string, document: Fields | undefined): boolean {
  const version = storedHeader(docName, document)?.schemaVersion
  return document !== undefined && !(typeof version === 'number' && version >= STUDY_SCHEMA_VERSION)
}
