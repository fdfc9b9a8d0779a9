/** The fields of a version that the list shows, for every kind of document. */
export interface ShownVersion {
  readonly docName: string
  readonly revision: number
  /** ISO 8601, UTC. */
  readonly savedAt: string
  /** Name given by the member; empty for none. */
  readonly name: string
}
