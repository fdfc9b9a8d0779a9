import { customerPath, PAYMENT_STATES_PATH } from '@outcome-studio/shared/domain/paths'
import type { PaymentServices } from '../provider/PaymentServices.ts'
import { fetchCustomer } from './fetchPayments.ts'
import { MEMBER_KEY } from './METADATA.ts'
import { isOwn } from './ownProject.ts'

/** What Firebase Authentication allows as an id. It becomes part of paths. */
const UID = /^[^/]{1,128}$/

/**
 * The member who is a customer at the provider, as the provider says now; a deleted customer's as we noted.
 * @returns null for a customer of something else
 */
export async function memberOf(
  customer: string,
  { stripe, firestore }: Pick<PaymentServices, 'stripe' | 'firestore'>,
): Promise<string | null> {
  const fetched = await fetchCustomer(stripe, customer)
  if (fetched !== null && isOwn(fetched.metadata) === false) return null
  const uid = fetched?.metadata[MEMBER_KEY]
  if (uid !== undefined && UID.test(uid)) return uid
  const noted = firestore
    .collection(PAYMENT_STATES_PATH)
    .where('customers', 'array-contains', customer)
    .limit(1)
  const [state] = (await noted.get()).docs
  if (state !== undefined) return state.id
  const [owner] = (await firestore.collection(CUSTOMERS).where('stripeId', '==', customer).limit(1).get())
    .docs
  return owner?.id ?? null
}

const [CUSTOMERS = ''] = customerPath('any').split('/')
