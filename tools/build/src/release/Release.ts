/** Content of a feature's dist/release.json: the version that users load. */
export interface FeatureRelease {
  readonly id: string
  readonly name: string
  readonly version: string
  /** Path of the federation manifest on the feature's own origin. */
  readonly manifest: string
  /** Digest of the manifest, which has those of the scripts: "sha384-…". */
  readonly integrity: string
  readonly exposes: readonly string[]
  /** Contract version between host and feature that it was compiled against. */
  readonly contract: number
}

/** Content of the shell's dist/release.json. */
export interface ShellRelease {
  readonly id: string
  readonly version: string
  /** Path of the page below dist, for example "/shell/19.2.0-1a2b3c4d/index.html". */
  readonly page: string
}

/** Content of functions/dist/release.json: the version that is deployed next. */
export interface FunctionsRelease {
  readonly id: string
  readonly version: string
}

export type Release = FeatureRelease | ShellRelease | FunctionsRelease
