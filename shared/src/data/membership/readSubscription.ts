import { type Subscription, subscriptionsPath } from '@outcome-studio/shared/domain'
import { currentConnection } from '../connection/currentConnection.ts'
import { requireSignedIn } from '../connection/requireSignedIn.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { parseSubscription } from './parseSubscription.ts'

/**
 * Reads the signed-in user's subscription from the server, not from a cache (docs/product.md §4).
 * @throws StudioError cen/sign-in-required, cen/offline …; an empty cache never counts as no subscription
 */
export async function readSubscription(connection = currentConnection()): Promise<Subscription> {
  try {
    const { uid } = await requireSignedIn(connection)
    const { sdk, db } = await connection.firestore()
    const records = sdk.collection(db, subscriptionsPath(uid))
    const active = await sdk.getDocsFromServer(sdk.query(records, sdk.where('status', '==', 'active')))
    const [record] = active.docs
    return record ? parseSubscription(record.data()) : { status: 'not-active' }
  } catch (cause) {
    throw toStudioError(cause, 'cen/internal-error')
  }
}
