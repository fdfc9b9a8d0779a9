import { type Auth, onIdTokenChanged } from 'firebase/auth'
import { readSession } from './readSession.ts'
import type { Session } from './Session.ts'
import { isMarkedSignOut, markSignOut } from './signOutMark.ts'

/** The session of one connection, kept up to date. */
export interface SessionStore {
  /** undefined until the browser's stored sign-in was read. */
  get(): Session | undefined
  subscribe(listener: () => void): () => void
  /** The person is about to sign out by choice; returns the way to take that back. */
  expectSignOut(): () => void
  release(): void
}

/** Follows sign-in, sign-out and every new token. */
export function createSessionStore(auth: Auth): SessionStore {
  const listeners = new Set<() => void>()
  let session: Session | undefined
  let latestReading = 0
  let leaving: string | null = null

  const expectSignOut = (uid: string | null) => {
    leaving = uid
    markSignOut(uid)
  }
  const endsByItself = (before: Session | undefined) => {
    if (before?.state === 'signedOut') return before.hasEnded === true
    return before !== undefined && before.uid !== leaving && !isMarkedSignOut(before.uid)
  }

  const release = onIdTokenChanged(auth, async (user) => {
    latestReading += 1
    const reading = latestReading
    const next = await readSession(user)
    // A sign-out may have come in while the claims were read.
    if (reading !== latestReading) return
    session = next.state === 'signedOut' && endsByItself(session) ? { ...next, hasEnded: true } : next
    if (next.state === 'signedIn') expectSignOut(null)
    for (const listener of listeners) listener()
  })

  return {
    get: () => session,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    expectSignOut: () => {
      expectSignOut(session?.state === 'signedIn' ? session.uid : null)
      return () => expectSignOut(null)
    },
    release: () => {
      latestReading += 1
      listeners.clear()
      release()
    },
  }
}
