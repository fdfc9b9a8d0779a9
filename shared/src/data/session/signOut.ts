import { signOut as leave } from 'firebase/auth'
import { currentConnection } from '../connection/currentConnection.ts'

/** Forgets the sign-in of this browser, in every tab. */
export async function signOut({ auth, session } = currentConnection()): Promise<void> {
  const cancel = session.expectSignOut()
  try {
    await leave(auth)
  } catch (cause) {
    cancel()
    throw cause
  }
}
