import {
  type DocumentPlace,
  parseDocumentLife,
  VERSIONS_KEPT,
  versionPaths,
  versionsPath,
} from '@outcome-studio/shared/domain'
import type { DocumentStore } from './DocumentStore.ts'

/** Milliseconds for which the versions of a deleted document stay, so that the deletion can be undone. */
const UNDO_TIME = 86_400_000

/** Maximum number of documents per call; the next call continues. */
const AT_ONCE = 10

/** Deletes the versions of documents that were deleted more than a day ago. Safe to repeat and to interrupt. */
export async function forgetRemoved(store: DocumentStore, place: DocumentPlace): Promise<void> {
  const since = new Date(store.now().getTime() - UNDO_TIME).toISOString()
  const removed = await store.documents.list(versionsPath(place, store.member), {
    field: 'removedAt',
    below: since,
    order: 'any',
    limit: AT_ONCE,
  })
  for (const { id } of removed) await forget(store, place, id)
}

async function forget(
  { documents, member }: DocumentStore,
  place: DocumentPlace,
  uuid: string,
): Promise<void> {
  const paths = versionPaths(place, member, uuid)
  if (paths === null) return
  await documents.transact(async (transaction) => {
    const life = parseDocumentLife(await transaction.get(paths.life))
    // The deletion was undone in the meantime.
    if (!life?.removedAt) return
    const oldest = Math.max(1, life.revision - VERSIONS_KEPT + 1)
    const saves = Array.from({ length: life.revision - oldest + 1 }, (_, index) => paths.save(oldest + index))
    transaction.write([...saves, paths.life].map((path) => ({ path, fields: null })))
  })
}
