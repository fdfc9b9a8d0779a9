import { versionPaths } from '@outcome-studio/shared/domain/paths'
import type { DocumentVersion, StoredTypes } from '@outcome-studio/shared/domain/saving'
import type { DocumentStore } from './DocumentStore.ts'
import type { StoredKind } from './StoredKind.ts'
import { unpackVersion } from './unpackVersion.ts'

/**
 * A document's versions, the latest first. Malformed and damaged ones are left out, so that they do not hide the others.
 * @param before only those of a lower revision; null for the latest
 * @throws ServiceError deadline-exceeded, and the database's refusals
 */
export async function readVersions<T extends StoredTypes>(
  { documents, member }: DocumentStore,
  kind: StoredKind<T>,
  uuid: T['uuid'],
  before: number | null,
  count: number,
): Promise<readonly DocumentVersion<T>[]> {
  const paths = versionPaths(kind.saving.place, member, uuid)
  if (paths === null) return []
  const query = { field: 'revision', below: before, order: 'latest', limit: count } as const
  const stored = await documents.list(paths.saves, query)
  const unpacked = await Promise.all(stored.map(({ fields }) => unpackVersion(fields).catch(() => null)))
  return unpacked.map(kind.parseVersion).filter((version) => version !== null)
}

/**
 * One version; null if that revision has none, or no longer has one.
 * @throws DamagedVersionError
 */
export async function readVersion<T extends StoredTypes>(
  { documents, member }: DocumentStore,
  kind: StoredKind<T>,
  uuid: T['uuid'],
  revision: number,
): Promise<DocumentVersion<T> | null> {
  const paths = versionPaths(kind.saving.place, member, uuid)
  if (paths === null) return null
  const stored = await documents.get(paths.save(revision))
  return stored === undefined ? null : kind.parseVersion(await unpackVersion(stored))
}
