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
  readonly needs: ReleaseNeeds
}

/** What a feature takes from the shell. */
export interface ReleaseNeeds {
  readonly contract: number
  /** Range of versions by the request of each shared module that it imports. */
  readonly packages: Readonly<Record<string, string>>
  /** Names that it imports from each of them. */
  readonly names: Readonly<Record<string, readonly string[]>>
}

/** What a shell provides to features. */
export interface ShellOffers {
  readonly contract: number
  /** Version by the request of each shared module. */
  readonly packages: Readonly<Record<string, string>>
  /** Names of each of them; null where they are not known, as in CommonJS modules. */
  readonly names: Readonly<Record<string, readonly string[] | null>>
}

/** Content of the shell's dist/release.json. */
export interface ShellRelease {
  readonly id: string
  readonly version: string
  /** Path of the page below dist, for example "/shell/19.2.0-1a2b3c4d/index.html". */
  readonly page: string
  readonly offers: ShellOffers
}

/** Content of functions/dist/release.json: the version that is deployed next. */
export interface FunctionsRelease {
  readonly id: string
  readonly version: string
}

export type Release = FeatureRelease | ShellRelease | FunctionsRelease
