/** `local` adds what only developers use: the developer login, and features from another address. */
export type BuildTarget = 'local' | 'production'

/** A package of the workspace that webpack builds for the browser. */
export interface BuildablePackage {
  /** Folder and public id, for example "mfe-account". */
  readonly id: string
  readonly kind: 'shell' | 'feature'
  /** Federation name: the id as an identifier, for example "mfe_account". */
  readonly name: string
  /** Absolute path of the workspace the package belongs to. */
  readonly workspace: string
  /** Absolute path of the package itself. */
  readonly folder: string
  /** Version in its package.json, for example "19.2.0". */
  readonly packageVersion: string
  /** Federation entries to source files, for example { "./feature": "./src/feature.tsx" }; empty for the shell. */
  readonly exposes: Readonly<Record<string, string>>
}
