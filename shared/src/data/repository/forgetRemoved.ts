import { VERSIONS_KEPT } from '@outcome-studio/shared/domain/base'
import { versionPaths, versionsPath } from '@outcome-studio/shared/domain/paths'
import { parseDocumentLife, type StoredTypes } from '@outcome-studio/shared/domain/saving'
import type { DocumentStore } from './DocumentStore.ts'
import type { StoredKind } from './StoredKind.ts'

/** Milliseconds for which the versions of a deleted document stay, so that the deletion can be undone. */
const UNDO_TIME = 86_400_000

/** Maximum number of documents per call; the next call continues. */
const AT_ONCE = 10

/**
 * Deletes the versions and other data of documents that were deleted more than a day ago. Safe to repeat and to
 * interrupt.
 */
export async function forgetRemoved<T extends StoredTypes>(
  store: DocumentStore,
  kind: StoredKind<T>,
): Promise<void> {
  const since = new Date(store.now().getTime() - UNDO_TIME).toISOString()
  const removed = await store.documents.list(versionsPath(kind.saving.place, store.member), {
    field: 'removedAt',
    below: since,
    order: 'any',
    limit: AT_ONCE,
  })
  for (const { id } of removed) await forget(store, kind, id)
}

async function forget<T extends StoredTypes>(
  store: DocumentStore,
  kind: StoredKind<T>,
  uuid: string,
): Promise<void> {
  const { documents, member } = store
  const paths = versionPaths(kind.saving.place, member, uuid)
  if (paths === null) return
  if (kind.forget) {
    const life = parseDocumentLife(await documents.get(paths.life))
    if (!life?.removedAt) return
    await kind.forget(store, uuid)
  }
  await documents.transact(async (transaction) => {
    const life = parseDocumentLife(await transaction.get(paths.life))
    // The deletion was undone in the meantime.
    if (!life?.removedAt) return
    const oldest = Math.max(1, life.revision - VERSIONS_KEPT + 1)
    const saves = Array.from({ length: life.revision - oldest + 1 }, (_, index) => paths.save(oldest + index))
    transaction.write([...saves, paths.life].map((path) => ({ path, fields: null })))
  })
}
