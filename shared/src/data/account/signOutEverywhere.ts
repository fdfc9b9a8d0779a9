import { signOutEverywhere as definition } from '@outcome-studio/shared/callables/signOutEverywhere'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { callCallable } from '../callables/callCallable.ts'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import type { DraftsAtSignOut } from '../session/signOutMark.ts'
import { signOut } from '../signIn/signOut.ts'

/**
 * Ends the member's sessions on all devices, then signs out here.
 * @param drafts what happens to the unsaved changes on this device
 * @throws as callCallable; the member then stays signed in
 */
export async function signOutEverywhere(
  drafts: DraftsAtSignOut,
  connection = currentConnection(),
): Promise<void> {
  // The listener of the record may end this session before the call has returned.
  const cancel = connection.session.expectSignOut(drafts)
  try {
    await endSessions(connection)
  } catch (cause) {
    cancel()
    throw cause
  }
  await signOut(drafts, connection)
}

/** The server refuses this session once it has ended, for example if the answer to an earlier call was lost. */
async function endSessions(connection: Connection): Promise<void> {
  try {
    await callCallable(definition, undefined, connection)
  } catch (cause) {
    if (!(cause instanceof StudioError) || cause.code !== 'cen/sign-in-required') throw cause
  }
}
