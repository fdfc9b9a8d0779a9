/** A workspace that features in repositories of their own install. */
export interface PackedPackage {
  /** Folder of the workspace, from the root. */
  readonly workspace: string
  /**
   * Folder of the package, from the root, which has all that its entry points import. Default: that of the workspace. A
   * package of the root has the same paths as the repository.
   */
  readonly folder?: string
  /** Entry points to source files, for a package without `exports` of its own. */
  readonly exports?: Readonly<Record<string, string>>
  /** Commands to source files. */
  readonly bin?: Readonly<Record<string, string>>
  /** Other files that it reads, as globs from its folder. */
  readonly files?: readonly string[]
}

/** The packages that a feature outside of this repository needs. */
export const PACKED: readonly PackedPackage[] = [
  { workspace: 'shared' },
  {
    workspace: 'tools/build',
    exports: { './jest': './jest/featureJest.ts' },
    bin: { 'outcome-feature': './src/outside/main.ts' },
  },
  {
    workspace: 'tools/release',
    folder: '.',
    bin: { 'outcome-release': './tools/release/src/outsideMain.ts' },
    // Where features are released to, and the version of firebase-tools.
    files: ['environments/*.json', 'e2e/src/official/package.json'],
  },
]
