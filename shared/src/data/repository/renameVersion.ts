import { StudioError } from '@outcome-studio/shared/domain/errors'
import { versionPaths } from '@outcome-studio/shared/domain/paths'
import type { StoredTypes } from '@outcome-studio/shared/domain/saving'
import type { DocumentStore } from './DocumentStore.ts'
import type { StoredKind } from './StoredKind.ts'

/**
 * Names a version, or removes its name if `name` is empty.
 * @throws StudioError cen/doc-not-found
 */
export async function renameVersion<T extends StoredTypes>(
  { documents, member }: DocumentStore,
  kind: StoredKind<T>,
  uuid: T['uuid'],
  revision: number,
  name: string,
): Promise<void> {
  const path = versionPaths(kind.saving.place, member, uuid)?.save(revision)
  if (path === undefined) throw new StudioError('cen/doc-not-found')
  await documents.transact(async (transaction) => {
    // A save may have deleted the oldest version in the meantime.
    if ((await transaction.get(path)) === undefined) throw new StudioError('cen/doc-not-found')
    transaction.update(path, { name })
  })
}
