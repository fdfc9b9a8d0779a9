const lockOf = (draftId: string): string => `outcome-studio:draft:${draftId}`

/** Marks a draft as being written by this page. It ends with the page, however the page ends. Returns the release. */
export function holdDraft(draftId: string): () => void {
  const released = new AbortController()
  const untilReleased = () =>
    new Promise<void>((resolve) => released.signal.addEventListener('abort', () => resolve()))
  navigator.locks?.request(lockOf(draftId), untilReleased)
  return () => released.abort()
}

/**
 * Calls back once no open page is writing a draft any more: at once, or when the other tab is gone. Returns the
 * release. Without locks in the browser every draft counts as left.
 */
export function onceDraftIsLeft(draftId: string, onLeft: () => void): () => void {
  if (!navigator.locks) {
    onLeft()
    return () => {}
  }
  const released = new AbortController()
  const { signal } = released
  navigator.locks
    .request(lockOf(draftId), { signal }, () => signal.aborted || onLeft())
    .catch(() => {
      // The only way to be refused is to have been released while waiting.
    })
  return () => released.abort()
}
