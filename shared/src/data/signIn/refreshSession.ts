import { currentConnection } from '../connection/currentConnection.ts'

/**
 * Fetches a new token, so that claims changed on the server take effect now. Does nothing when signed out.
 */
export async function refreshSession(connection = currentConnection()): Promise<void> {
  const { auth } = await connection.auth()
  await auth.currentUser?.getIdToken(true)
}
