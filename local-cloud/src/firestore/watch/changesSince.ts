import { documentPath } from '../paths/ResourceName.ts'
import { type Scope, scopeCovers } from '../query/Scope.ts'
import type { Database } from '../store/Database.ts'
import { DocumentsTarget } from './DocumentsTarget.ts'
import type { WatchTarget } from './Watch.ts'

export interface ChangesSince {
  /** Full names of documents that changed and do not match the target now. */
  readonly changed: readonly string[]
  /** Full names of documents that were deleted. */
  readonly deleted: readonly string[]
}

function changedInScope(
  database: Database,
  scope: Scope,
  version: number,
  members: ReadonlySet<string>,
): string[] {
  const names: string[] = []
  for (const document of database.scan(scope))
    if (document.updateTime > version && !members.has(document.name)) names.push(document.name)
  return names
}

/**
 * Returns documents that may have left a target since a version.
 *
 * @param members full names of the documents that match it now
 * @returns undefined when the version is unknown, older than the tombstones, or later than the data
 */
export function changesSince(
  database: Database,
  target: WatchTarget,
  version: number | 'unknown',
  members: ReadonlySet<string>,
): ChangesSince | undefined {
  const { tombstones, root } = database
  if (version === 'unknown' || version < tombstones.floor || version > database.version) return undefined
  if (target instanceof DocumentsTarget)
    return { changed: [], deleted: target.names.filter((name) => !members.has(name)) }
  const { scope } = target.query
  const deleted = [...tombstones.since(version)]
    .map((path) => `${root}/${path}`)
    .filter((name) => scopeCovers(scope, documentPath(root, name).collection))
  return { changed: changedInScope(database, scope, version, members), deleted }
}
