import { createListeners } from '@outcome-studio/shared/domain/base'
import type { Auth } from 'firebase/auth'
import { readSession } from './readSession.ts'
import type { Session, SignedOut } from './Session.ts'
import { clearSignOutMark, type DraftsAtSignOut, isMarkedSignOut, markSignOut } from './signOutMark.ts'
import type { SilentStorage } from './stored/hideSilentStorage.ts'
import type { StoredSignIn } from './stored/parseStoredSignIn.ts'

/** The part of the auth SDK that a session follows. */
interface FollowedAuth {
  readonly sdk: Pick<typeof import('firebase/auth'), 'onIdTokenChanged'>
  readonly auth: Auth
  /** Set if the stored sign-in cannot be read, because IndexedDB does not respond. */
  readonly silentStorage?: SilentStorage | null
}

/** The session of one connection. It follows every sign-in, sign-out and new token. */
export interface SessionStore {
  /** undefined until the browser's stored sign-in was read. */
  get(): Session | undefined
  subscribe(listener: () => void): () => void
  /** Assumes the stored sign-in until the SDK has confirmed who is signed in. Has no effect afterwards. */
  assume(stored: StoredSignIn): void
  /** Records the user whose stored sign-in this browser has, however old, so that its end is reported. */
  remember(uid: string): void
  /** The stored id token of the assumed user; null for another user, or once the SDK has confirmed. */
  storedToken(uid: string): string | null
  /** Follows the SDK from now on: every sign-in, sign-out and new token. Called once. */
  follow(connection: FollowedAuth): void
  /** Records that the user is about to sign out on purpose; returns the undo. */
  expectSignOut(drafts: DraftsAtSignOut): () => void
  release(): void
}

/** Creates a store without a session. It waits for `assume` or `follow`. */
export function createSessionStore(): SessionStore {
  const listeners = createListeners()
  let session: Session | undefined
  let assumed: StoredSignIn | null = null
  let latestReading = 0
  let remembered: string | null = null
  let isStoredOutdated = false
  let leaving: string | null = null
  let isReleased = false
  let storage: SignedOut['storage']
  let stopFollowing = () => {}

  const cancelSignOut = () => {
    leaving = null
    clearSignOutMark()
  }
  const forgetStored = () => {
    remembered = null
    isStoredOutdated = true
  }
  const endsByItself = (before: Session | undefined) => {
    if (before?.state === 'signedOut' && before.hasEnded) return true
    const uid = before?.state === 'signedIn' ? before.uid : remembered
    return uid !== null && uid !== leaving && !isMarkedSignOut(uid)
  }

  const describeSignedOut = (signedOut: SignedOut): SignedOut => ({
    ...signedOut,
    ...(endsByItself(session) && ({ hasEnded: true } as const)),
    ...(storage !== undefined && leaving === null && { storage }),
  })
  const onLateAnswer = () => {
    storage = 'late'
    if (isReleased || session?.state !== 'signedOut' || session.storage === undefined) return
    session = { ...session, storage }
    listeners.notify()
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
    remember: (uid) => {
      if (isReleased || isStoredOutdated || session?.state === 'signedIn') return
      remembered = uid
      if (session === undefined || !endsByItself(session)) return
      session = { ...session, hasEnded: true }
      listeners.notify()
    },
    storedToken: (uid) => (assumed?.session.uid === uid ? assumed.token : null),
    follow: ({ sdk, auth, silentStorage = null }) => {
      if (isReleased) return
      if (silentStorage !== null) {
        storage = 'silent'
        void silentStorage.answered.then(onLateAnswer)
      }
      stopFollowing = sdk.onIdTokenChanged(auth, async (user) => {
        latestReading += 1
        const reading = latestReading
        const next = await readSession(user)
        // The user may have signed out while the claims were read.
        if (isReleased || reading !== latestReading) return
        // The SDK may still confirm the user who is about to sign out.
        const isLeaving = session?.state === 'signedIn' && next.state === 'signedIn' && next.uid === leaving
        assumed = null
        if (next.state === 'signedIn') forgetStored()
        session = next.state === 'signedOut' ? describeSignedOut(next) : next
        if (next.state === 'signedIn' && !isLeaving) cancelSignOut()
        listeners.notify()
      })
    },
    expectSignOut: (drafts) => {
      assumed = null
      forgetStored()
      if (session?.state === 'signedIn') {
        leaving = session.uid
        markSignOut(leaving, drafts)
      } else cancelSignOut()
      return cancelSignOut
    },
    release: () => {
      isReleased = true
      assumed = null
      listeners.clear()
      stopFollowing()
    },
  }
}
