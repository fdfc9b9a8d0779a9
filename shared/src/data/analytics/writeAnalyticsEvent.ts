import {
  ANALYTICS_PATH,
  type AnalyticsEvent,
  analyticsRecord,
  BUILD_VERSION,
} from '@outcome-studio/shared/domain'
import { currentConnection } from '../connection/currentConnection.ts'
import { requireSignedIn } from '../connection/requireSignedIn.ts'

/**
 * Writes a record of an event for the signed-in person. Without a network it waits for one; resolves when the
 * database has acknowledged it.
 * @throws StudioError cen/sign-in-required; FirebaseError permission-denied
 */
export async function writeAnalyticsEvent(
  event: AnalyticsEvent,
  connection = currentConnection(),
): Promise<void> {
  const person = await requireSignedIn(connection)
  const { sdk, db } = await connection.firestore()
  await sdk.addDoc(sdk.collection(db, ANALYTICS_PATH), {
    ...analyticsRecord(event, person, BUILD_VERSION),
    timestamp: sdk.serverTimestamp(),
  })
}
