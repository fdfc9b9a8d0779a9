import { currentConnection } from '../connection/currentConnection.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { requireSignedIn } from '../session/requireSignedIn.ts'

/** Milliseconds; as long as the server takes for the largest account. */
const DEADLINE = 300_000

/**
 * Has the server delete the signed-in person's account with everything in it. When the answer is lost it may be
 * called again.
 * @throws StudioError cen/fresh-sign-in-required, cen/sign-in-required, cen/offline; FirebaseError
 * functions/resource-exhausted, functions/deadline-exceeded
 */
export async function deleteMyAccount(connection = currentConnection()): Promise<void> {
  try {
    await requireSignedIn(connection)
    const { sdk, functions } = await connection.functions()
    await sdk.httpsCallable<null, unknown>(functions, 'deleteMyAccount', { timeout: DEADLINE })(null)
  } catch (cause) {
    throw toStudioError(cause, 'cen/internal-error')
  }
}
