/** The registry file as a store has it. */
export interface StoredRegistry {
  readonly text: string
  /** Tells this content from any other one that the store has had. */
  readonly tag: string
}

/**
 * Where releases are kept: one folder for each site (`mfe-account/mfe-account/VERSION/…`), and the folder `registry`.
 * All methods throw ReleaseError for an expected failure, such as a network that is down.
 */
export interface Store {
  /** The text of a file, or null if there is none. */
  readonly read: (path: string) => Promise<string | null>
  /** Writes a file. A reader sees all of it or nothing. */
  readonly write: (path: string, content: Buffer | string) => Promise<void>
  /** Names in a folder, sorted. */
  readonly list: (folder: string) => Promise<readonly string[]>
  /** The current registry, or null before the first one. */
  readonly readRegistry: () => Promise<StoredRegistry | null>
  /**
   * Replaces the registry. All that was written before is readable by then.
   *
   * @param last what it was made from
   * @throws ConflictError if the store has another one by now
   */
  readonly replaceRegistry: (text: string, last: StoredRegistry | null) => Promise<void>
}

/** Path of the registry file in a store. */
export const REGISTRY_PATH = 'registry/remotes.json'

/** Path of the record of a release. */
export const recordPath = (id: string, version: string): string => `registry/${id}/${version}/release.json`
