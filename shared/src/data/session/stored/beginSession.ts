import type { SessionStore } from '../SessionStore.ts'
import { isMarkedSignOut } from '../signOutMark.ts'
import type { StoredSignIn } from './parseStoredSignIn.ts'

/** Milliseconds after which a sign-in taken from storage is confirmed, where nothing else asked for it by then. */
const CONFIRMED_AT_LATEST = 3_000
/** Milliseconds until an SDK that could not be loaded is asked for again; twice as many after each failure. */
const FIRST_WAIT = 2_000
const LONGEST_WAIT = 60_000

interface Beginning {
  readonly session: Pick<SessionStore, 'assume' | 'get'>
  readonly readStored: () => Promise<StoredSignIn | null>
  /** Loads the SDK, which the session then goes by. */
  readonly confirm: () => Promise<unknown>
  /** Whether the page comes back from signing in, so that who was signed in before does not count. */
  readonly isSignInPending: boolean
}

/**
 * Begins a page's session: with the sign-in this browser keeps, so that the page can be painted before the SDK is
 * there to confirm it; with the SDK where there is none. Returns the release.
 */
export function beginSession({ session, readStored, confirm, isSignInPending }: Beginning): () => void {
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
  const begin = async () => {
    const stored = isSignInPending ? null : await readStored()
    if (isReleased) return
    const isUsable = stored !== null && !isMarkedSignOut(stored.session.uid)
    if (isUsable) session.assume(stored)
    timer = setTimeout(confirmUntilDone, isUsable ? CONFIRMED_AT_LATEST : 0, FIRST_WAIT)
  }
  void begin()

  return () => {
    isReleased = true
    clearTimeout(timer)
  }
}
