import { type Auth, onIdTokenChanged } from 'firebase/auth'
import { readSession } from './readSession.ts'
import type { Session } from './Session.ts'

/** The session of one connection, kept up to date. */
export interface SessionStore {
  /** undefined until the browser's stored sign-in was read. */
  get(): Session | undefined
  subscribe(listener: () => void): () => void
  release(): void
}

/** Follows sign-in, sign-out and every new token. */
export function createSessionStore(auth: Auth): SessionStore {
  const listeners = new Set<() => void>()
  let session: Session | undefined
  let latestReading = 0

  const release = onIdTokenChanged(auth, async (user) => {
    latestReading += 1
    const reading = latestReading
    const next = await readSession(user)
    // A sign-out may have come in while the claims were read.
    if (reading !== latestReading) return
    session = next
    for (const listener of listeners) listener()
  })

  return {
    get: () => session,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    release: () => {
      latestReading += 1
      listeners.clear()
      release()
    },
  }
}
