import { type Subscription, subscriptionsPath } from '@outcome-studio/shared/domain'
import { currentConnection } from '../connection/currentConnection.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { readSession } from '../session/readSession.ts'
import { parseSubscription } from './parseSubscription.ts'

/**
 * Reads the signed-in user's subscription from the server, not from a cache (docs/product.md §4).
 * Not active when signed out.
 * @throws StudioError cen/offline …; an empty cache never counts as no subscription
 */
export async function readSubscription(connection = currentConnection()): Promise<Subscription> {
  try {
    const { auth } = await connection.auth()
    await auth.authStateReady()
    const session = await readSession(auth.currentUser)
    if (session.state === 'signedOut') return { status: 'not-active' }
    const { uid } = session
    const { sdk, db } = await connection.firestore()
    const records = sdk.collection(db, subscriptionsPath(uid))
    const active = await sdk.getDocsFromServer(sdk.query(records, sdk.where('status', '==', 'active')))
    const [record] = active.docs
    return record ? parseSubscription(record.data()) : { status: 'not-active' }
  } catch (cause) {
    throw toStudioError(cause, 'cen/internal-error')
  }
}
