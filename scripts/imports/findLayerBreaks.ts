import { posix } from 'node:path'
import type { PackageLayers } from './LAYERS.ts'

/** Static and dynamic imports, type imports and re-exports of a relative path. */
const RELATIVE_IMPORT = /\b(?:from|import)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?(['"])(\.{1,2}\/[^'"\n]*)\1/g

/** Stands in a layer for every folder below the source folder that is not listed. */
const ANY_OTHER = '*'

/** A source file: its path below the package's source folder, with forward slashes, and its text. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

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
  const folderOf = (path: string): string | undefined => {
    if (path.startsWith('..')) return undefined
    const folder = posix.dirname(path)
    if (levels.has(folder)) return folder
    if (folder.includes('/')) return folderOf(folder)
    return levels.has(ANY_OTHER) && folder !== '.' ? folder : undefined
  }
  const levelOf = (folder: string) => levels.get(folder) ?? levels.get(ANY_OTHER) ?? -1
  const used = new Set<string>()
  const breaks = files.flatMap(({ path, text }) => {
    const from = folderOf(path)
    if (from === undefined) return [`${path} is in no listed folder`]
    used.add(levels.has(from) ? from : ANY_OTHER)
    return importsOf(path, text).flatMap((target) => {
      const to = folderOf(target)
      if (to === undefined || to === from || levelOf(to) < levelOf(from)) return []
      return [`${path} imports ${target}: ${to} is not below ${from}`]
    })
  })
  const unused = [...levels.keys()].filter((folder) => !used.has(folder))
  return [...breaks, ...unused.map((folder) => `${folder} is listed and has no files`)]
}

function importsOf(path: string, text: string): readonly string[] {
  return [...text.matchAll(RELATIVE_IMPORT)].flatMap(([, , specifier]) =>
    specifier === undefined ? [] : posix.join(posix.dirname(path), specifier),
  )
}
