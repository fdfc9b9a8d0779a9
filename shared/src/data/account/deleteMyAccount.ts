import { memberPath, StudioError } from '@outcome-studio/shared/domain'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { requireSignedIn } from '../session/requireSignedIn.ts'

/** Milliseconds; as long as the server takes for the largest account. */
const DEADLINE = 300_000

/**
 * Has the server delete the signed-in person's account with everything in it. When the answer is lost it may be
 * called again, also after all was done.
 * @throws StudioError cen/fresh-sign-in-required, cen/sign-in-required, cen/offline; FirebaseError
 * functions/resource-exhausted, functions/deadline-exceeded
 */
export async function deleteMyAccount(connection = currentConnection()): Promise<void> {
  try {
    await requireSignedIn(connection)
    const { sdk, functions } = await connection.functions()
    await sdk.httpsCallable<null, unknown>(functions, 'deleteMyAccount', { timeout: DEADLINE })(null)
  } catch (cause) {
    const error = toStudioError(cause, 'cen/internal-error')
    // Who was deleted by a call whose answer was lost is nobody to the server.
    const isRefused = error instanceof StudioError && error.code === 'cen/sign-in-required'
    if (!isRefused || !(await isRecordGone(connection))) throw error
  }
}

/** Whether the database says that there is no record of the signed-in person; false where it does not say. */
async function isRecordGone(connection: Connection): Promise<boolean> {
  try {
    const member = await requireSignedIn(connection)
    const { sdk, db } = await connection.firestore()
    return !(await sdk.getDocFromServer(sdk.doc(db, memberPath(member)))).exists()
  } catch {
    // The refusal is told then.
    return false
  }
}
