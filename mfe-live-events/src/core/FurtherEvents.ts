/** The events that follow those that are loaded. */
export interface FurtherEvents {
  readonly error: Error | null
  readonly isLoading: boolean
  /** Loads some of them, also after that has failed. */
  readonly load: () => void
}
