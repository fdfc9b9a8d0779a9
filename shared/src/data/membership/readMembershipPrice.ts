import { pricePath } from '@outcome-studio/shared/domain/paths'
import { currentConnection } from '../connection/currentConnection.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { parsePrice } from './parseSubscription.ts'
import { readSubscription } from './readSubscription.ts'

/**
 * Price per period of the signed-in person, in US cents, also in the days of grace after a failed payment; null without
 * a subscription or if the price is unknown.
 * @throws StudioError cen/offline …
 */
export async function readMembershipPrice(connection = currentConnection()): Promise<number | null> {
  const subscription = await readSubscription(connection)
  if (!subscription.price) return null
  try {
    const { productId, priceId } = subscription.price
    const { sdk, db } = await connection.firestore()
    const stored = await sdk.getDocFromServer(sdk.doc(db, pricePath(productId, priceId)))
    return stored.exists() ? parsePrice(stored.data()) : null
  } catch (cause) {
    throw toStudioError(cause, 'cen/internal-error')
  }
}
