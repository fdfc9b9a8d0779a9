/** Text of fields that is not in the document yet, for example an invalid number. */
export interface PendingInput {
  /** Puts everything valid into the document: called before each save, and when the page is hidden. */
  readonly commitAll: () => void
  /** Whether the document has everything that was typed. */
  readonly isAllRead: () => boolean
  /**
   * Undoes what was typed last, unless an edit of the document came after it. Valid text becomes such an edit first.
   * @returns what was discarded, for a screen reader; null if Undo should revert an edit instead
   */
  readonly discardLatest: () => string | null
  /** Calls back when `isAllRead` may have changed. Returns the release. */
  readonly subscribe: (listener: () => void) => () => void
  /** Message after a save that could not include everything. */
  readonly savedWithout: string
}

/** For a kind of document whose fields write each text at once. */
export const NOTHING_PENDING: PendingInput = {
  commitAll: () => {},
  isAllRead: () => true,
  discardLatest: () => null,
  subscribe: () => () => {},
  savedWithout: '',
}
