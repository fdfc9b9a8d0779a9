/** The local cloud to be seeded. */
export interface SeedTarget {
  /** For example "http://localhost:9099". */
  readonly authUrl: string
  /** For example "http://localhost:9200". */
  readonly identityUrl: string
  /** Origin of the payment provider, for example "http://localhost:9300". */
  readonly paymentsUrl: string
  /** Origin of the local Zoom, for example "http://localhost:9400". */
  readonly zoomUrl: string
  /** Origin of the product, for example "http://localhost:3000". */
  readonly appUrl: string
  /** Host and port, for example "localhost:8080". */
  readonly firestoreHost: string
  readonly projectId: string
  /** Time that trials, memberships and events are relative to. */
  readonly now: Date
}
