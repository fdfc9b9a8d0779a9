import { currentConnection } from '../connection/currentConnection.ts'

/** Signs out in every tab of this browser. */
export async function signOut(connection = currentConnection()): Promise<void> {
  const cancel = connection.session.expectSignOut()
  try {
    const { sdk, auth } = await connection.auth()
    await sdk.signOut(auth)
  } catch (cause) {
    cancel()
    throw cause
  }
}
