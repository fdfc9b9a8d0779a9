import type Stripe from 'stripe'
import { ofKnownCustomer } from '../provider/ofKnownCustomer.ts'
import { isMissing } from '../provider/toPaymentError.ts'

/** Statuses in which nothing is charged any more. */
const ENDED: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired'])

/**
 * Ends all subscriptions and open checkouts of a person at the provider, at once. Safe to repeat.
 * @param customers ids of the person at the provider
 */
export async function endSubscriptions(stripe: Stripe, customers: readonly string[]): Promise<void> {
  for (const customer of customers) await endOf(stripe, customer)
}

async function endOf(stripe: Stripe, customer: string): Promise<void> {
  // Open checkouts first, because a subscription could still result from them.
  await expireCheckouts(stripe, customer)
  const all = stripe.subscriptions.list({ customer, status: 'all', limit: 100 })
  for await (const { id, status } of ofKnownCustomer(all)) {
    if (!ENDED.has(status)) await endSubscription(stripe, id)
  }
}

/**
 * Ends a subscription at once. A subscription that has ended or is unknown counts as ended.
 * @throws any other error of the provider
 */
export async function endSubscription(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false })
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

/** Makes the customer's open checkouts unusable, except for one. @param kept id of that one; null for none */
export async function expireCheckouts(
  stripe: Stripe,
  customer: string,
  kept: string | null = null,
): Promise<void> {
  const open = stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
  for await (const { id } of ofKnownCustomer(open)) {
    if (id !== kept) await expireCheckout(stripe, id)
  }
}

/** A checkout that has been paid or has expired meanwhile stays as it is. */
async function expireCheckout(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id)
  } catch (error) {
    const { status } = await stripe.checkout.sessions.retrieve(id)
    if (status === 'open') throw error
  }
}
