import { isEqual } from '@outcome-studio/shared/domain/base'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { documentPaths, versionPaths } from '@outcome-studio/shared/domain/paths'
import {
  documentFill,
  type HeaderOf,
  parseDocumentLife,
  planSave,
  type SaveCommand,
  type StoredTypes,
} from '@outcome-studio/shared/domain/saving'
import { checkSave } from './checkSave.ts'
import type { DocumentStore } from './DocumentStore.ts'
import { readHeader } from './readHeader.ts'
import { readParts } from './readParts.ts'
import { requireGoodName } from './requireGoodName.ts'
import type { StoredKind } from './StoredKind.ts'
import type { UnansweredSaves } from './UnansweredSaves.ts'

/**
 * Saves in one transaction on uuid and revision (docs/product.md §5).
 * @param unanswered saves of this client, which are not changes made elsewhere
 * @throws StudioError cen/doc-id-* for an invalid name, cen/doc-too-large, cen/doc-changed, cen/doc-not-found,
 *   cen/doc-already-exists
 */
export async function saveDocument<T extends StoredTypes>(
  store: DocumentStore,
  kind: StoredKind<T>,
  { docName, content, basedOnRevision, counts = {} }: SaveCommand<T>,
  unanswered: UnansweredSaves<T['content']>,
): Promise<HeaderOf<T>> {
  requireGoodName(docName)
  if (documentFill(content) === 'full') throw new StudioError('cen/doc-too-large')
  const { member } = store
  const { place, uuidOf } = kind.saving
  const uuid = uuidOf(content)
  const paths = documentPaths(place, member, docName)
  const lifePath = versionPaths(place, member, uuid)?.life

  const earlierTries = unanswered.sent(content)
  const saved = await store.documents.transact(async (transaction) => {
    const [{ document, content: earlier }, earlierLife] = await Promise.all([
      readParts({ documents: transaction, member, kind }, docName),
      lifePath && basedOnRevision === null ? transaction.get(lifePath) : undefined,
    ])
    const header = readHeader(kind, docName, document) ?? null
    const life = parseDocumentLife(earlierLife)
    const verdict = checkSave({ uuid, basedOnRevision, stored: header, life })
    if (header !== null && verdict === 'compare') {
      const stored = earlier ?? (await transaction.get(paths.content))
      // An earlier attempt of this save has succeeded.
      if (isEqual(stored, content)) return header
      if (!earlierTries.some((each) => isEqual(stored, each))) throw new StudioError('cen/doc-changed')
    }
    const plan = planSave(kind.saving, {
      member,
      docName,
      content,
      replaced: header && { document: document ?? {}, header },
      removedRevision: life?.revision ?? 0,
      counts,
      now: store.now(),
    })
    transaction.write(plan.writes)
    return plan.header
  })
  unanswered.acknowledged(content)
  return saved
}
