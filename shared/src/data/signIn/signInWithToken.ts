import { currentConnection } from '../connection/currentConnection.ts'

/**
 * Signs in with a custom token made by the server.
 * @throws FirebaseError of the error catalogue, for example auth/invalid-custom-token
 */
export async function signInWithToken(customToken: string, connection = currentConnection()): Promise<void> {
  const { sdk, auth } = await connection.auth()
  await sdk.signInWithCustomToken(auth, customToken.trim())
}
