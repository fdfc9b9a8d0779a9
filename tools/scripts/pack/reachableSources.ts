import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { declarationOf } from './declarationOf.ts'
import { relativePaths } from './sourcePaths.ts'

/** A file of a package that is packed. */
export interface PackedSource {
  /** From the package's folder, with forward slashes. */
  readonly path: string
  readonly text: string
  /** Its type declarations; null for a file without. */
  readonly declaration: string | null
}

/** A package cannot be packed. The message says why. */
export class PackError extends Error {
  override readonly name = 'PackError'
}

/**
 * Finds the files of a package that its entry points need. Tests, and what only they use, are not among them.
 *
 * @param folder absolute path of the package
 * @param entries paths of source files below it, or patterns of them
 * @param isTyped whether it has declarations for those who import it
 * @returns the files, sorted by path
 * @throws PackError when a file is missing or outside of the package
 */
export function reachableSources(
  folder: string,
  entries: readonly string[],
  isTyped: boolean,
): readonly PackedSource[] {
  const found = new Map<string, PackedSource>()
  const visit = (file: string, from: string): void => {
    const path = relative(folder, file).replaceAll('\\', '/')
    if (found.has(path)) return
    if (path.startsWith('..'))
      throw new PackError(`${from} imports ${path}, which is outside of the package.`)
    if (!existsSync(file)) throw new PackError(`${from} imports ${path}, which does not exist.`)
    const source = {
      path,
      text: readFileSync(file, 'utf8'),
      declaration: isTyped ? declarationOf(file) : null,
    }
    found.set(path, source)
    for (const text of [source.text, source.declaration ?? '']) {
      for (const imported of relativePaths(text)) visit(join(dirname(file), imported), path)
    }
  }
  for (const entry of entries) {
    const files = globSync(entry, { cwd: folder, exclude: (path) => /\.test\.tsx?$/.test(path) })
    if (files.length === 0) throw new PackError(`The package has no ${entry}.`)
    for (const file of files) visit(join(folder, file), entry)
  }
  return [...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
}
