import { posix } from 'node:path'

/** Static and dynamic imports, type imports and re-exports of a relative path. */
const RELATIVE_IMPORT = /\b(?:from|import)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?(['"])(\.{1,2}\/[^'"\n]*)\1/g

/** A source file: its path below the package's source folder, with forward slashes, and its text. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

/** Paths of the files that a file imports by relative paths. A path outside the source folder starts with "..". */
export function relativeImports({ path, text }: SourceFile): readonly string[] {
  return [...text.matchAll(RELATIVE_IMPORT)].flatMap(([, , specifier]) =>
    specifier === undefined ? [] : posix.join(posix.dirname(path), specifier),
  )
}
