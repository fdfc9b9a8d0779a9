import { deleteMyAccount as definition } from '@outcome-studio/shared/callables/deleteMyAccount'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { memberPath } from '@outcome-studio/shared/domain/paths'
import { callOnce } from '../callables/callCallable.ts'
import type { Connection } from '../connection/Connection.ts'
import { holdSession } from '../connection/confirmSession.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import { requireSignedIn } from '../connection/requireSignedIn.ts'

/**
 * Deletes the signed-in person's account with everything in it. Safe to repeat after a lost answer.
 * @throws as callCallable, with cen/fresh-sign-in-required
 */
export async function deleteMyAccount(connection = currentConnection()): Promise<void> {
  // The listener of the record may end this session before the call has returned.
  const cancel = connection.session.expectSignOut('delete')
  const release = holdSession(connection)
  try {
    await callOnce(definition, undefined, connection)
  } catch (error) {
    // The server does not know a person whom an earlier call deleted.
    const isRefused = error instanceof StudioError && error.code === 'cen/sign-in-required'
    const isGone = await isRecordGone(connection)
    if (!isRefused || !isGone) {
      cancel()
      // If only the answer was lost, the session stays, so that the member can call again and get the result.
      if (!isGone) release()
      throw error
    }
  }
  await connection.snapshots.erase()
}

/** Whether the server confirms that the signed-in person has no record; false if it cannot be asked. */
async function isRecordGone(connection: Connection): Promise<boolean> {
  try {
    const member = await requireSignedIn(connection)
    const { sdk, db } = await connection.firestore()
    return !(await sdk.getDocFromServer(sdk.doc(db, memberPath(member)))).exists()
  } catch {
    // The original error is then reported.
    return false
  }
}
