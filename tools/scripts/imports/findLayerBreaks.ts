import { createFolderOf } from './createFolderOf.ts'
import type { PackageLayers } from './LAYERS.ts'
import { relativeImports, type SourceFile } from './relativeImports.ts'

/**
 * Finds what breaks the layers of a package.
 *
 * @param files every source file of the package
 * @returns a line for each import of a higher layer or of another folder in the same layer, for each file outside
 * the listed folders, and for each listed folder without files
 */
export function findLayerBreaks(files: readonly SourceFile[], layers: PackageLayers): readonly string[] {
  const levels = new Map(
    layers.flatMap((folders, level) => folders.map((folder) => [folder, level] as const)),
  )
  const folderOf = createFolderOf(layers)
  const levelOf = (folder: string) => levels.get(folder) ?? -1
  const used = new Set<string>()
  const breaks = files.flatMap((file) => {
    const { path } = file
    const from = folderOf(path)
    if (from === undefined) return [`${path} is in no listed folder`]
    used.add(from)
    return relativeImports(file).flatMap((target) => {
      const to = folderOf(target)
      if (to === undefined || to === from || levelOf(to) < levelOf(from)) return []
      return [`${path} imports ${target}: ${to} is not below ${from}`]
    })
  })
  const unused = [...levels.keys()].filter((folder) => !used.has(folder))
  return [...breaks, ...unused.map((folder) => `${folder} is listed and has no files`)]
}
