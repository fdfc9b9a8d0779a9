import { StudioError } from '@outcome-studio/shared/domain/errors'
import type { Fields, StoredDocument, StoredTypes } from '@outcome-studio/shared/domain/saving'
import type { DocumentStore } from './DocumentStore.ts'
import { readHeader } from './readHeader.ts'
import { readParts } from './readParts.ts'
import { requirePossibleName } from './requireGoodName.ts'
import type { StoredKind } from './StoredKind.ts'
import { storedHeader } from './storedHeader.ts'

/**
 * Reads header and content from one snapshot, in a transaction without writes.
 * @throws StudioError cen/doc-not-found, cen/doc-loading-error
 */
export async function loadDocument<T extends StoredTypes>(
  store: DocumentStore,
  kind: StoredKind<T>,
  docName: string,
): Promise<StoredDocument<T>> {
  requirePossibleName(docName)
  const { document, content } = await store.documents.transact((transaction) =>
    readParts({ documents: transaction, member: store.member, kind }, docName, true),
  )
  if (kind.upgrade && isOlder(kind.saving.schemaVersion, docName, document)) {
    return kind.upgrade({ docName, document, content })
  }
  const header = readHeader(kind, docName, document)
  if (!header) throw new StudioError('cen/doc-not-found')
  return { header, content: kind.parseContent(content) }
}

function isOlder(current: number, docName: string, document: Fields | undefined): boolean {
  const version = storedHeader(docName, document)?.schemaVersion
  return document !== undefined && !(typeof version === 'number' && version >= current)
}
