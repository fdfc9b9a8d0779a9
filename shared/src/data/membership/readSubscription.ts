import type { Subscription } from '@outcome-studio/shared/domain/member'
import { subscriptionsPath } from '@outcome-studio/shared/domain/paths'
import { parseSubscriptionRecord } from '@outcome-studio/shared/domain/payments'
import { currentConnection } from '../connection/currentConnection.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { readSession } from '../session/readSession.ts'
import { parseSubscription } from './parseSubscription.ts'

/** States other than active in which a subscription may give access. */
const USABLE = ['trialing', 'past_due']

/**
 * Reads the signed-in user's subscription from the server, not from a cache (docs/product.md §4).
 * A free trial of the payment provider counts as active. Not active when signed out.
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
    if (record) return parseSubscription(record.data())
    const others = await sdk.getDocsFromServer(sdk.query(records, sdk.where('status', 'in', USABLE)))
    const stored = others.docs.map((each) => each.data())
    const trial = stored.find(({ status }) => status === 'trialing')
    if (trial) return parseSubscription(trial)
    return { status: 'not-active', ...graceOf(stored) }
  } catch (cause) {
    throw toStudioError(cause, 'cen/internal-error')
  }
}

/** The unpaid subscription with the longest days of grace. */
function graceOf(
  stored: readonly Readonly<Record<string, unknown>>[],
): Pick<Extract<Subscription, { status: 'not-active' }>, 'graceEndsAt' | 'price'> {
  const [longest] = stored
    .flatMap((each) => parseSubscriptionRecord('', each) ?? [])
    .flatMap(({ graceEndsAt, price }) => (graceEndsAt === null ? [] : [{ graceEndsAt, price }]))
    .sort((one, other) => Date.parse(other.graceEndsAt) - Date.parse(one.graceEndsAt))
  if (longest === undefined) return {}
  const { graceEndsAt, price } = longest
  return { graceEndsAt, ...(price === null ? {} : { price }) }
}
