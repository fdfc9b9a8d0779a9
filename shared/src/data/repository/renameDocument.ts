import { StudioError } from '@outcome-studio/shared/domain/errors'
import { documentPaths } from '@outcome-studio/shared/domain/paths'
import type { HeaderOf, StoredTypes } from '@outcome-studio/shared/domain/saving'
import type { DocumentStore } from './DocumentStore.ts'
import { planRename } from './planRename.ts'
import { mayUseRules, readCustomRules } from './readCustomRules.ts'
import { readHeader } from './readHeader.ts'
import { readParts } from './readParts.ts'
import { requireGoodName, requirePossibleName } from './requireGoodName.ts'
import type { StoredKind } from './StoredKind.ts'
import { storedUuid } from './storedUuid.ts'

/**
 * Renames a document in one transaction. Custom rules move with it if the member may read them.
 * @throws StudioError cen/doc-id-* for an invalid name, cen/doc-not-found, cen/doc-already-exists
 */
export function renameDocument<T extends StoredTypes>(
  store: DocumentStore,
  kind: StoredKind<T>,
  from: string,
  to: string,
  uuid: T['uuid'],
): Promise<HeaderOf<T>> {
  requireGoodName(to)
  requirePossibleName(from)
  const { member } = store
  const { place } = kind.saving
  const source = documentPaths(place, member, from)
  const target = documentPaths(place, member, to)

  return store.documents.transact(async (transaction) => {
    const { document, content: read } = await readParts({ documents: transaction, member, kind }, from)
    const header = readHeader(kind, from, document)
    const taken = await transaction.get(target.header)
    if (header?.uuid !== uuid) {
      // An earlier attempt of this call has succeeded.
      const renamed = storedUuid(to, taken) === uuid ? readHeader(kind, to, taken) : undefined
      // Otherwise another document may have taken the name since the member saw it.
      if (!renamed) throw new StudioError('cen/doc-not-found')
      return renamed
    }
    if (taken) throw new StudioError('cen/doc-already-exists')
    const content = read ?? (await transaction.get(source.content)) ?? null
    const customRules = mayUseRules(kind, member)
      ? await readCustomRules(transaction, source.customRules)
      : null
    const stored = { document: document ?? {}, content, customRules }
    const plan = planRename(place, { member, from, to, stored, header, now: store.now() })
    transaction.write(plan.writes)
    return plan.header
  })
}
