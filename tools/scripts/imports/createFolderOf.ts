import { posix } from 'node:path'
import type { PackageLayers } from './LAYERS.ts'

/**
 * Returns a function that finds the listed folder of a file, the deepest one. The function returns undefined for a file
 * in no such folder.
 */
export function createFolderOf(layers: PackageLayers): (path: string) => string | undefined {
  const listed = new Set(layers.flat())
  return function folderOf(path): string | undefined {
    if (path.startsWith('..')) return undefined
    const folder = posix.dirname(path)
    if (listed.has(folder)) return folder
    return folder.includes('/') ? folderOf(folder) : undefined
  }
}
