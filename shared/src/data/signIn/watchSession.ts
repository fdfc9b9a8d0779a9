import { currentConnection } from '../connection/currentConnection.ts'
import type { Session } from '../session/Session.ts'

/**
 * Calls back once the stored sign-in was read, and after each sign-in, sign-out and new token; returns the
 * release.
 */
export function watchSession(
  listener: (session: Session) => void,
  { session: store } = currentConnection(),
): () => void {
  const announce = () => {
    const session = store.get()
    if (session) listener(session)
  }
  const release = store.subscribe(announce)
  announce()
  return release
}
