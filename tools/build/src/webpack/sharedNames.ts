import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { OWN_SHARES } from './shares.ts'

/** The modules with the exports of an own share, by name: absolute paths. */
export type SharedNames = ReadonlyMap<string, string>

/** The entry point of an own share in the workspace. */
export const entryPointOf = (workspace: string, share: string): string =>
  join(workspace, 'shared', 'src', share.slice(share.indexOf('/shared/') + '/shared/'.length), 'index.ts')

/**
 * The names that an entry point exports, without types, each with the module that has it under the same name.
 *
 * @param entryPoint absolute path of a TypeScript module
 * @throws Error if it renames an export or exports something of a package
 */
export async function sharedNames(entryPoint: string): Promise<SharedNames> {
  const { staticExports } = parseSync(entryPoint, await readFile(entryPoint, 'utf8')).module
  const names = new Map<string, string>()
  for (const { entries } of staticExports) {
    for (const { isType, moduleRequest, importName, exportName } of entries) {
      if (isType) continue
      const from = moduleRequest?.value
      if (from !== undefined && !from.startsWith('.'))
        throw new Error(`${entryPoint} exports a part of ${from}.`)
      const file = from === undefined ? entryPoint : join(dirname(entryPoint), from)
      if (importName.kind === 'AllButDefault') {
        for (const name of (await sharedNames(file)).keys()) names.set(name, file)
      } else if (exportName.name) {
        if (from !== undefined && importName.name !== exportName.name) {
          throw new Error(`${entryPoint} exports ${importName.name} of ${from} by another name.`)
        }
        names.set(exportName.name, file)
      }
    }
  }
  return names
}

/** The names of all own shares, by the share. */
export async function ownSharedNames(workspace: string): Promise<ReadonlyMap<string, SharedNames>> {
  const found = OWN_SHARES.map(
    async (share) => [share, await sharedNames(entryPointOf(workspace, share))] as const,
  )
  return new Map(await Promise.all(found))
}
