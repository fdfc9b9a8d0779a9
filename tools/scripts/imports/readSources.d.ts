import type { SourceFile } from './relativeImports.ts'
/**
 * Reads the sources in a folder and its subfolders, tests included.
 * @param folder an absolute path
 */
export declare function readSources(folder: string): readonly SourceFile[]
