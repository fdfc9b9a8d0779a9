import { eraseDrafts, type WebStorage } from '@outcome-studio/shared/storage'
import { currentConnection } from '../connection/currentConnection.ts'
import type { DraftsAtSignOut } from '../session/signOutMark.ts'

/**
 * Signs out in every tab of this browser.
 * @param drafts whether the member's unsaved changes stay in this browser or are deleted from it
 * @throws the errors of the SDK; the user then stays signed in
 */
export async function signOut(
  drafts: DraftsAtSignOut = 'keep',
  connection = currentConnection(),
  storage: WebStorage = globalThis,
): Promise<void> {
  const cancel = connection.session.expectSignOut(drafts)
  try {
    const [{ sdk, auth }] = await Promise.all([connection.auth(), connection.snapshots.erase()])
    const uid = auth.currentUser?.uid
    await sdk.signOut(auth)
    if (drafts === 'delete' && uid !== undefined) eraseDrafts(uid, storage)
  } catch (cause) {
    cancel()
    throw cause
  }
}
