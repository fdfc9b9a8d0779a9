/** Text of fields that is not in the document yet, for example an invalid number. */
export interface PendingInput {
  /** Writes all valid text into the document. Called before each save, and when the page is hidden. */
  readonly commitAll: () => void
  /** Whether the document has all typed text. */
  readonly isAllRead: () => boolean
  /**
   * Undoes the text typed last, unless a later edit of the document exists. Valid text becomes such an edit first.
   * @returns the discarded text, for a screen reader; null if Undo should revert an edit instead
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
