import { customerPath } from '@outcome-studio/shared/domain/paths'
import type Stripe from 'stripe'
import { customersOf } from '../customer/customersOf.ts'
import { type FetchedCustomer, fetchCustomer, toFetchedCustomer } from '../customer/fetchPayments.ts'
import { MEMBER_KEY, PROJECT_KEY } from '../customer/METADATA.ts'
import { isOwn, projectId } from '../customer/ownProject.ts'
import { ownerFields } from '../customer/writeMembership.ts'
import { idempotencyKey } from '../provider/openStripe.ts'
import type { PaymentServices } from '../provider/PaymentServices.ts'
import { addCustomers } from '../state/CustomerState.ts'

/**
 * Finds or creates the one customer of a member at the provider. A customer that was deleted there is replaced. Call it
 * under the member's lock.
 * @param email of the account
 * @returns all ids of the member at the provider; the last one exists
 */
export async function ensureCustomer(
  uid: string,
  email: string | undefined,
  { stripe, firestore }: Pick<PaymentServices, 'stripe' | 'firestore'>,
): Promise<readonly string[]> {
  const known = await customersOf(uid, firestore)
  const customer =
    (await findLiving(stripe, known)) ??
    (await findForgotten(stripe, uid, email, known)) ??
    (await createCustomer(stripe, uid, email, known))
  // Also the one that only the field stripeId names, which is replaced below: its subscriptions are not forgotten.
  await addCustomers(uid, [...known, customer.id], firestore)
  await firestore.doc(customerPath(uid)).set(ownerFields(customer), { merge: true })
  return [...known.filter((id) => id !== customer.id), customer.id]
}

async function findLiving(stripe: Stripe, known: readonly string[]): Promise<FetchedCustomer | null> {
  for (const id of known.toReversed()) {
    const customer = await fetchCustomer(stripe, id)
    if (customer !== null) return customer
  }
  return null
}

/** A customer whose creation was not noted, because the server ended in between. */
async function findForgotten(
  stripe: Stripe,
  uid: string,
  email: string | undefined,
  known: readonly string[],
): Promise<FetchedCustomer | null> {
  if (email === undefined) return null
  for await (const customer of stripe.customers.list({ email, limit: 100 })) {
    const { id, metadata } = customer
    const isTheirs = metadata[MEMBER_KEY] === uid && isOwn(metadata) !== false
    if (isTheirs && !known.includes(id)) return toFetchedCustomer(customer)
  }
  return null
}

async function createCustomer(
  stripe: Stripe,
  uid: string,
  email: string | undefined,
  replaced: readonly string[],
): Promise<FetchedCustomer> {
  const customer = await stripe.customers.create(
    {
      metadata: { [MEMBER_KEY]: uid, [PROJECT_KEY]: projectId() },
      ...(email === undefined ? {} : { email }),
    },
    { idempotencyKey: idempotencyKey('customer', projectId(), uid, ...replaced) },
  )
  return toFetchedCustomer(customer)
}
