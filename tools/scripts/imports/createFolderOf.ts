import { posix } from 'node:path'
import type { PackageLayers } from './LAYERS.ts'

/** Stands in a layer for every folder below the source folder that is not listed. */
export const ANY_OTHER = '*'

/**
 * Returns a function that finds the listed folder of a file, the deepest one. With "*" in the layers, a folder that
 * is not listed counts as listed. The function returns undefined for a file in no such folder.
 */
export function createFolderOf(layers: PackageLayers): (path: string) => string | undefined {
  const listed = new Set(layers.flat())
  return function folderOf(path) {
    if (path.startsWith('..')) return undefined
    const folder = posix.dirname(path)
    if (listed.has(folder)) return folder
    if (folder.includes('/')) return folderOf(folder)
    return listed.has(ANY_OTHER) && folder !== '.' ? folder : undefined
  }
}
