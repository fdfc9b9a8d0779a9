import { StudioError } from '@outcome-studio/shared/domain/errors'
import { documentPaths, versionPaths } from '@outcome-studio/shared/domain/paths'
import {
  parseDocumentLife,
  planRemoval,
  type RemovedDocument,
  type StoredTypes,
} from '@outcome-studio/shared/domain/saving'
import type { DocumentStore } from './DocumentStore.ts'
import { mayUseRules, readCustomRules } from './readCustomRules.ts'
import { readParts } from './readParts.ts'
import { requirePossibleName } from './requireGoodName.ts'
import type { StoredKind } from './StoredKind.ts'
import { storedUuid } from './storedUuid.ts'

/**
 * Deletes the document of that name and uuid.
 * @returns what was deleted; null if there is nothing of that name
 * @throws StudioError cen/doc-not-found for an impossible name, or a name of another document
 */
export function removeDocument<T extends StoredTypes>(
  store: DocumentStore,
  kind: StoredKind<T>,
  docName: string,
  uuid: T['uuid'],
): Promise<RemovedDocument<T> | null> {
  requirePossibleName(docName)
  const { member } = store
  const { place } = kind.saving
  const paths = documentPaths(place, member, docName)
  const lifePath = versionPaths(place, member, uuid)?.life
  const mayDeleteRules = mayUseRules(kind, member)
  const now = store.now()
  let earlierRun: RemovedDocument<T> | null = null

  return store.documents.transact(async (transaction) => {
    const { document, content: read } = await readParts({ documents: transaction, member, kind }, docName)
    if (document === undefined) {
      // The transaction runs again if the answer to its first run was lost. The stored time shows whether it was this
      // deletion.
      const life = earlierRun && lifePath ? parseDocumentLife(await transaction.get(lifePath)) : null
      return life?.removedAt === now.toISOString() ? earlierRun : null
    }
    // Another document may have taken the name since the member saw it.
    if (storedUuid(docName, document) !== uuid) throw new StudioError('cen/doc-not-found')
    const content = read ?? (await transaction.get(paths.content)) ?? null
    const customRules = mayDeleteRules ? await readCustomRules(transaction, paths.customRules) : null
    transaction.write(planRemoval(place, { member, docName, uuid, document, mayDeleteRules, now }))
    earlierRun = { docName, uuid, document, content, customRules }
    return earlierRun
  })
}
