/** Data as it was read from this device. */
export interface Snapshot<Value> {
  readonly value: Value
  /** When the server answered with it, in milliseconds since 1970. */
  readonly savedAt: number
}

/** How data is stored as a snapshot. */
export interface SnapshotKind<Value> {
  /** Different for each kind of data of a member. */
  readonly name: string
  /** Reads what was stored as JSON, with the schemas of server answers; null, or any error, if it is malformed. */
  readonly parse: (stored: unknown) => Value | null
}

/**
 * What this browser stores of the signed-in member's data, so that a page can be painted before the server answers
 * (docs/decisions/snapshots-on-the-device.md). Ends with the session. Where IndexedDB fails, there are no snapshots.
 */
export interface Snapshots {
  /** Never rejects; null without a usable snapshot of this member. */
  read<Value>(uid: string, kind: SnapshotKind<Value>): Promise<Snapshot<Value> | null>
  /**
   * Stores an answer of the server soon. A later one of the same name replaces it.
   * @param value JSON data; null removes the snapshot
   */
  write(uid: string, name: string, value: unknown): void
  /** Erases all snapshots, and what was about to be stored. Resolves when that is done, or does not work. */
  erase(): Promise<void>
  release(): void
}
