import { StudioError } from '@outcome-studio/shared/domain/errors'
import { documentPaths } from '@outcome-studio/shared/domain/paths'
import { planRestore, type RemovedDocument, type StoredTypes } from '@outcome-studio/shared/domain/saving'
import type { DocumentStore } from './DocumentStore.ts'
import { readHeader } from './readHeader.ts'
import { requireGoodName } from './requireGoodName.ts'
import type { StoredKind } from './StoredKind.ts'
import { storedUuid } from './storedUuid.ts'

/**
 * Undoes a deletion, under the document's own name or another.
 * @throws StudioError cen/doc-loading-error for a damaged document, which firestore.rules would refuse
 */
export function restoreDocument<T extends StoredTypes>(
  store: DocumentStore,
  kind: StoredKind<T>,
  removed: RemovedDocument<T>,
  docName: string,
): Promise<void> {
  requireGoodName(docName)
  const { member } = store
  const { place } = kind.saving
  const { uuid } = removed
  const paths = documentPaths(place, member, docName)
  const header = readHeader(kind, docName, removed.document)
  const document = { ...removed.document, header }

  return store.documents.transact(async (transaction) => {
    const stored = await transaction.get(paths.header)
    if (stored) {
      // An earlier attempt of this call has succeeded.
      if (storedUuid(docName, stored) === uuid) return
      throw new StudioError('cen/doc-already-exists')
    }
    transaction.write(planRestore(place, { member, docName, uuid, removed: { ...removed, document } }))
  })
}
