import { StudioError } from '@outcome-studio/shared/domain/errors'
import { documentPaths } from '@outcome-studio/shared/domain/paths'
import { type HeaderOf, planSave, type StoredTypes } from '@outcome-studio/shared/domain/saving'
import type { DocumentStore } from './DocumentStore.ts'
import { mayUseRules, readCustomRules } from './readCustomRules.ts'
import { readHeader } from './readHeader.ts'
import { readParts } from './readParts.ts'
import { requireGoodName, requirePossibleName } from './requireGoodName.ts'
import type { StoredKind } from './StoredKind.ts'
import { storedUuid } from './storedUuid.ts'

/**
 * Saves a document's content as a new document with another name, in one transaction.
 * @throws StudioError cen/doc-id-* for an invalid name, cen/doc-not-found, cen/doc-already-exists,
 *   cen/doc-loading-error
 */
export function copyDocument<T extends StoredTypes>(
  store: DocumentStore,
  kind: StoredKind<T>,
  from: string,
  to: string,
): Promise<HeaderOf<T>> {
  requireGoodName(to)
  requirePossibleName(from)
  const { member } = store
  const source = documentPaths(kind.saving.place, member, from)
  const target = documentPaths(kind.saving.place, member, to)
  const uuid = kind.asUuid(store.newUuid())

  return store.documents.transact(async (transaction) => {
    const { document, content: read } = await readParts({ documents: transaction, member, kind }, from)
    const header = readHeader(kind, from, document)
    if (!header) throw new StudioError('cen/doc-not-found')
    const taken = await transaction.get(target.header)
    if (taken) {
      // The transaction runs again if the answer to its first run was lost; nothing else has the new uuid.
      const copied = storedUuid(to, taken) === uuid ? readHeader(kind, to, taken) : undefined
      if (!copied) throw new StudioError('cen/doc-already-exists')
      return copied
    }
    const stored = read ?? (await transaction.get(source.content))
    const customRules = mayUseRules(kind, member)
      ? await readCustomRules(transaction, source.customRules)
      : null

    const content = kind.copy(kind.parseContent(stored), uuid)
    // Counts that do not follow from the content alone, such as those of remarks, are the same in the copy.
    const plan = planSave(kind.saving, {
      member,
      docName: to,
      content,
      replaced: null,
      now: store.now(),
      counts: header.counts,
    })
    transaction.write(plan.writes)
    if (customRules !== null) {
      transaction.write([{ path: target.customRules, fields: customRules }])
    }
    return plan.header
  })
}
