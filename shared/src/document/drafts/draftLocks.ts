/** The part of the browser's LockManager that drafts use. */
export interface DraftLocks {
  request(name: string, callback: () => unknown): Promise<unknown>
  request(name: string, options: { readonly signal: AbortSignal }, callback: () => unknown): Promise<unknown>
}

const lockOf = (draftId: string): string => `outcome-studio:draft:${draftId}`

/**
 * Marks a draft as being written by this page. The lock ends with the page, however the page ends. Returns the release.
 * @param locks undefined in a browser without locks
 */
export function lockDraft(locks: DraftLocks | undefined, draftId: string): () => void {
  const released = new AbortController()
  const untilReleased = () =>
    new Promise<void>((resolve) => released.signal.addEventListener('abort', () => resolve()))
  locks?.request(lockOf(draftId), untilReleased)
  return () => released.abort()
}

/**
 * Calls back once no open page writes a draft: at once, or when the other tab is closed. Returns the release. In a
 * browser without locks every draft counts as abandoned.
 * @param locks undefined in a browser without locks
 */
export function onceDraftIsAbandoned(
  locks: DraftLocks | undefined,
  draftId: string,
  onAbandoned: () => void,
): () => void {
  if (!locks) {
    onAbandoned()
    return () => {}
  }
  const released = new AbortController()
  const { signal } = released
  locks
    .request(lockOf(draftId), { signal }, () => signal.aborted || onAbandoned())
    .catch(() => {
      // A request is refused only if it was released while waiting.
    })
  return () => released.abort()
}
