import { currentConnection } from '../connection/currentConnection.ts'

/** Fetches a new token, so that claims changed on the server are seen now. Does nothing when signed out. */
export async function refreshSession({ auth } = currentConnection()): Promise<void> {
  await auth.currentUser?.getIdToken(true)
}
