/** A source file: its path below the package's source folder, with forward slashes, and its text. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}
/** Paths of the files that a file imports by relative paths. A path outside the source folder starts with "..". */
export declare function relativeImports({ path, text }: SourceFile): readonly string[]
