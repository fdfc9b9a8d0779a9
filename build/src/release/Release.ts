/** What a feature's dist/release.json says: which of the built versions users get. */
export interface FeatureRelease {
  readonly id: string
  readonly name: string
  readonly version: string
  /** Path of the federation manifest on the feature's own origin. */
  readonly manifest: string
  readonly exposes: readonly string[]
  /** Version of the contract between host and feature it was compiled against. */
  readonly contract: number
}

/** What the shell's dist/release.json says. */
export interface ShellRelease {
  readonly id: string
  readonly version: string
  /** Path of the page below dist, for example "/shell/19.2.0-1a2b3c4d/index.html". */
  readonly page: string
}

export type Release = FeatureRelease | ShellRelease
