/** A workspace that features in repositories of their own install. */
export interface PackedPackage {
  /** Folder of the workspace, from the root. */
  readonly folder: string
  /** Entry points to source files, for a package without `exports` of its own. */
  readonly exports?: Readonly<Record<string, string>>
  /** Commands to source files. */
  readonly bin?: Readonly<Record<string, string>>
}

/** The packages that a feature outside of this repository needs. */
export const PACKED: readonly PackedPackage[] = [
  { folder: 'shared' },
  {
    folder: 'tools/build',
    exports: { './jest': './jest/featureJest.ts' },
    bin: { 'outcome-feature': './src/outside/main.ts' },
  },
]
