/** What the list of versions shows of each, whatever the kind of document. */
export interface ShownVersion {
  readonly docName: string
  readonly revision: number
  /** ISO 8601, UTC. */
  readonly savedAt: string
  /** What the member calls it; empty for none. */
  readonly name: string
}
