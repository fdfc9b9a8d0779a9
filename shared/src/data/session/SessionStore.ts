import { createListeners } from '@outcome-studio/shared/domain'
import type { Auth } from 'firebase/auth'
import { readSession } from './readSession.ts'
import type { Session } from './Session.ts'
import { isMarkedSignOut, markSignOut } from './signOutMark.ts'
import type { StoredSignIn } from './stored/parseStoredSignIn.ts'

/** The part of the auth SDK that a session follows. */
interface FollowedAuth {
  readonly sdk: Pick<typeof import('firebase/auth'), 'onIdTokenChanged'>
  readonly auth: Auth
}

/** The session of one connection. It follows every sign-in, sign-out and new token. */
export interface SessionStore {
  /** undefined until the browser's stored sign-in was read. */
  get(): Session | undefined
  subscribe(listener: () => void): () => void
  /** Assumes the stored sign-in until the SDK has confirmed who is signed in. Has no effect afterwards. */
  assume(stored: StoredSignIn): void
  /** The stored id token of the assumed user; null for another user, or once the SDK has confirmed. */
  storedToken(uid: string): string | null
  /** Follows the SDK from now on: every sign-in, sign-out and new token. Called once. */
  follow(connection: FollowedAuth): void
  /** Notes that the user is about to sign out on purpose; returns the undo. */
  expectSignOut(): () => void
  release(): void
}

export function createSessionStore(): SessionStore {
  const listeners = createListeners()
  let session: Session | undefined
  let assumed: StoredSignIn | null = null
  let latestReading = 0
  let leaving: string | null = null
  let isReleased = false
  let stopFollowing = () => {}

  const expectSignOut = (uid: string | null) => {
    leaving = uid
    markSignOut(uid)
  }
  const endsByItself = (before: Session | undefined) => {
    if (before?.state === 'signedOut') return before.hasEnded === true
    return before !== undefined && before.uid !== leaving && !isMarkedSignOut(before.uid)
  }

  return {
    get: () => session,
    subscribe: (listener) => listeners.add(listener),
    assume: (stored) => {
      if (isReleased || session !== undefined) return
      assumed = stored
      session = stored.session
      listeners.notify()
    },
    storedToken: (uid) => (assumed?.session.uid === uid ? assumed.token : null),
    follow: ({ sdk, auth }) => {
      if (isReleased) return
      stopFollowing = sdk.onIdTokenChanged(auth, async (user) => {
        latestReading += 1
        const reading = latestReading
        const next = await readSession(user)
        // A sign-out may have come in while the claims were read.
        if (isReleased || reading !== latestReading) return
        // The SDK may still confirm the user who is about to sign out.
        const isLeaving = session?.state === 'signedIn' && next.state === 'signedIn' && next.uid === leaving
        assumed = null
        session = next.state === 'signedOut' && endsByItself(session) ? { ...next, hasEnded: true } : next
        if (next.state === 'signedIn' && !isLeaving) expectSignOut(null)
        listeners.notify()
      })
    },
    expectSignOut: () => {
      assumed = null
      expectSignOut(session?.state === 'signedIn' ? session.uid : null)
      return () => expectSignOut(null)
    },
    release: () => {
      isReleased = true
      assumed = null
      listeners.clear()
      stopFollowing()
    },
  }
}
