import { createFolderOf } from './createFolderOf.ts'
import type { PackageLayers } from './LAYERS.ts'
import { relativeImports, type SourceFile } from './relativeImports.ts'

/** Names of the folders next to a folder that it imports from, by name of the folder. */
type Imports = Map<string, Set<string>>

/**
 * Finds circles among the subfolders of each folder, at any depth. The order between listed folders is that of the
 * layers (findLayerBreaks), so only imports within one listed folder count here. Files directly in a folder are
 * neither above nor below its subfolders.
 *
 * @param files every source file of the package
 * @returns a line for each folder that has such subfolders, with their names
 */
export function findFolderCircles(files: readonly SourceFile[], layers: PackageLayers): readonly string[] {
  const folderOf = createFolderOf(layers)
  const byParent = new Map<string, Imports>()
  for (const file of files) {
    for (const target of relativeImports(file)) {
      const listed = folderOf(file.path)
      const fork = forkOf(file.path, target)
      if (listed === undefined || listed !== folderOf(target) || fork === null) continue
      const imports: Imports = byParent.get(fork.parent) ?? new Map()
      byParent.set(fork.parent, imports.set(fork.from, (imports.get(fork.from) ?? new Set()).add(fork.to)))
    }
  }
  return [...byParent].flatMap(([parent, imports]) => {
    const circle = [...imports.keys()].filter((folder) => reachedFrom(folder, imports).has(folder)).sort()
    return circle.length === 0 ? [] : [`${parent} has a circle of imports: ${circle.join(', ')}`]
  })
}

/** Where the paths of two files part. null unless both go on into a folder. */
function forkOf(from: string, to: string) {
  const [left, right] = [from.split('/'), to.split('/')]
  const depth = left.findIndex((name, index) => name !== right[index])
  const [leftName, rightName] = [left[depth], right[depth]]
  const areFolders = depth < left.length - 1 && depth < right.length - 1
  if (leftName === undefined || rightName === undefined || !areFolders) return null
  return { parent: left.slice(0, depth).join('/') || '.', from: leftName, to: rightName }
}

function reachedFrom(folder: string, imports: Imports): ReadonlySet<string> {
  const reached = new Set(imports.get(folder))
  // A set visits what is added during the iteration.
  for (const each of reached) for (const next of imports.get(each) ?? []) reached.add(next)
  return reached
}
