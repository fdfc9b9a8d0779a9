import { signOut as leave } from 'firebase/auth'
import { currentConnection } from '../connection/currentConnection.ts'

/** Forgets the sign-in of this browser. */
export async function signOut({ auth } = currentConnection()): Promise<void> {
  await leave(auth)
}
