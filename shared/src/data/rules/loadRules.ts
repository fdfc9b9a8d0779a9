import { currentConnection } from '../connection/currentConnection.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { requireSignedIn } from '../signIn/requireSignedIn.ts'
import { requireToken } from '../signIn/requireToken.ts'
import { readStoredRules } from './readStoredRules.ts'
import { rulesReference } from './rulesReference.ts'
import type { RulesPlace, StoredRules } from './StoredRules.ts'

/**
 * Reads custom rules from the database, never from what this device remembers; null where there are none.
 * @throws StudioError cen/sign-in-required, cen/offline, cen/doc-loading-error; FirebaseError permission-denied for
 * anybody but a tools admin
 */
export async function loadRules(
  place: RulesPlace,
  connection = currentConnection(),
): Promise<StoredRules | null> {
  try {
    const member = await requireSignedIn(connection)
    await requireToken(connection)
    const firestore = await connection.firestore()
    const document = await firestore.sdk.getDocFromServer(rulesReference(firestore, member, place))
    return readStoredRules(document.data())
  } catch (cause) {
    throw toStudioError(cause, 'cen/doc-loading-error')
  }
}
