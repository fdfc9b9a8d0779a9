import type { SessionStore } from '../SessionStore.ts'
import { isMarkedSignOut } from '../signOutMark.ts'
import type { StoredSignIn } from './parseStoredSignIn.ts'
import type { StoredSignInReading } from './readStoredSignIn.ts'

/** Milliseconds after which a stored sign-in is confirmed, unless other code has loaded the SDK before. */
const CONFIRMED_AT_LATEST = 3_000
/** Milliseconds before a failed load of the SDK is retried; doubled after each failure. */
const FIRST_WAIT = 2_000
const LONGEST_WAIT = 60_000

interface Beginning {
  readonly session: Pick<SessionStore, 'assume' | 'remember'>
  readonly readStored: () => StoredSignInReading
  /** Whether the page can be painted for this user without a token. */
  readonly hasSnapshot: (uid: string) => Promise<boolean>
  /** Loads the SDK, which the session then follows. */
  readonly confirm: () => Promise<unknown>
  /** Whether the page returns from a redirect sign-in. The stored sign-in is then ignored. */
  readonly isSignInPending: boolean
}

/**
 * Starts the page's session with the stored sign-in, so that the page can be painted before the SDK confirms it.
 * Without a stored sign-in, or with an expired token and nothing to paint, it loads the SDK at once. Returns the release.
 */
export function beginSession({
  session,
  readStored,
  hasSnapshot,
  confirm,
  isSignInPending,
}: Beginning): () => void {
  let isReleased = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const confirmUntilDone = (wait: number) => {
    if (isReleased) return
    confirm().catch((cause: unknown) => {
      if (isReleased) return
      console.error('Who is signed in could not be confirmed yet.', cause)
      timer = setTimeout(confirmUntilDone, wait, Math.min(wait * 2, LONGEST_WAIT))
    })
  }
  const usable = async (stored: StoredSignIn | null): Promise<StoredSignIn | null> => {
    if (stored === null || isMarkedSignOut(stored.session.uid)) return null
    return stored.token !== null || (await hasSnapshot(stored.session.uid)) ? stored : null
  }
  const begin = async () => {
    const reading = isSignInPending ? null : readStored()
    const stored = await usable((await reading?.signIn) ?? null)
    if (isReleased) return
    if (stored !== null) session.assume(stored)
    void reading?.uid.then((uid) => uid !== null && session.remember(uid))
    timer = setTimeout(confirmUntilDone, stored !== null ? CONFIRMED_AT_LATEST : 0, FIRST_WAIT)
  }
  void begin()

  return () => {
    isReleased = true
    clearTimeout(timer)
  }
}
