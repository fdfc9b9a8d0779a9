import { signInWithCustomToken } from 'firebase/auth'
import { currentConnection } from '../connection/currentConnection.ts'

/**
 * Signs in with a custom token made by the server.
 * @throws FirebaseError of the error catalogue, for example auth/invalid-custom-token
 */
export async function signInWithToken(customToken: string, { auth } = currentConnection()): Promise<void> {
  await signInWithCustomToken(auth, customToken.trim())
}
