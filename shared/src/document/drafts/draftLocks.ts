interface DraftLockOptions {
  readonly mode?: 'shared'
  readonly ifAvailable?: true
  readonly signal?: AbortSignal
}

/** The part of the browser's LockManager that drafts use. */
export interface DraftLocks {
  /** @param callback gets null if the lock is not available and `ifAvailable` is set */
  request(
    name: string,
    options: DraftLockOptions,
    callback: (lock: object | null) => unknown,
  ): Promise<unknown>
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
  locks?.request(lockOf(draftId), {}, untilReleased)
  return () => released.abort()
}

/**
 * Calls back once no open page writes a draft: at once, or when the other tab is closed. Returns the release. In a
 * browser without locks every draft counts as abandoned.
 * @param locks undefined in a browser without locks
 * @param onAbandoned called with whether another tab wrote the draft until now
 */
export function onceDraftIsAbandoned(
  locks: DraftLocks | undefined,
  draftId: string,
  onAbandoned: (wasOpen: boolean) => void,
): () => void {
  if (!locks) {
    onAbandoned(false)
    return () => {}
  }
  const released = new AbortController()
  const { signal } = released
  const tell = (wasOpen: boolean) => signal.aborted || onAbandoned(wasOpen)
  // Shared among those who wait: a background tab must not keep a reloaded one from its draft.
  const name = lockOf(draftId)
  locks.request(name, { mode: 'shared', ifAvailable: true }, (lock) => {
    if (lock) return tell(false)
    return void locks
      .request(name, { mode: 'shared', signal }, () => tell(true))
      .catch(() => {
        // A request is refused only if it was released while waiting.
      })
  })
  return () => released.abort()
}
