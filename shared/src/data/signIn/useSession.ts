import { useSyncExternalStore } from 'react'
import { currentConnection } from '../connection/currentConnection.ts'
import type { Session } from '../session/Session.ts'

/** The current session; undefined until the browser's stored sign-in was read. */
export function useSession(): Session | undefined {
  const { session } = currentConnection()
  return useSyncExternalStore(session.subscribe, session.get, session.get)
}
