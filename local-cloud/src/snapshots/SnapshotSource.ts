/** Work that may still change data after the request that caused it was answered. */
export interface BackgroundWork {
  readonly isIdle: boolean
  /** Resolves once nothing runs. New work may start right afterwards. */
  whenIdle(): Promise<void>
}

/** A service whose data are part of a snapshot. */
export interface SnapshotSource {
  /** Copies the data in memory. @returns restores them; can be called any number of times */
  snapshot(): () => void
  /** Absent if the service changes nothing on its own. */
  readonly work?: BackgroundWork
  /** Ends the faults that were arranged for the next calls, and with them the calls that hang. */
  clearFaults?(): void
}
