/** The local cloud to be seeded. */
export interface SeedTarget {
  /** For example "http://localhost:9099". */
  readonly authUrl: string
  /** For example "http://localhost:9200". */
  readonly identityUrl: string
  /** Host and port, for example "localhost:8080". */
  readonly firestoreHost: string
  readonly projectId: string
  /** Time that trials and memberships are relative to. */
  readonly now: Date
}
