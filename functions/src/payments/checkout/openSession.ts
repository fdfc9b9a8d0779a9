import { MIN_GROUP_SEATS } from '@outcome-studio/shared/domain/base'
import type Stripe from 'stripe'
import { expireCheckouts } from '../customer/endSubscriptions.ts'
import {
  CHECKOUT_DOCUMENT,
  CHECKOUT_VERSION,
  MEMBER_KEY,
  STUDENT_CONFIRMED_AT,
} from '../customer/METADATA.ts'
import { projectId } from '../customer/ownProject.ts'
import { idempotencyKey } from '../provider/openStripe.ts'
import { plansByPrice } from '../provider/stripeSettings.ts'
import { type CheckoutRequest, type CheckoutVersion, timeOfVersion } from './CheckoutRequest.ts'

/**
 * Opens the checkout of a request and expires the member's others. One that was opened for the same request, whose
 * answer was lost, is used again.
 * @param customers ids of the member at the provider, the one to use last
 */
export async function openSession(
  stripe: Stripe,
  { uid, id, version }: CheckoutVersion,
  customers: readonly string[],
  request: CheckoutRequest,
): Promise<Stripe.Checkout.Session> {
  const customer = customers.at(-1) ?? ''
  const open = await findOpen(stripe, customer, { uid, id, version })
  for (const each of customers) await expireCheckouts(stripe, each, open?.id ?? null)
  if (open !== null) return open
  const { price, success_url, cancel_url } = request
  const plan = plansByPrice().get(price)
  // The time is that of the request, because a repeated call with other parameters is refused.
  const confirmation = plan === 'studentMonthly' ? { [STUDENT_CONFIRMED_AT]: timeOfVersion(version) } : {}
  const seats = plan === 'groupYearly' ? MIN_GROUP_SEATS : null
  return await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer,
      client_reference_id: uid,
      line_items: [
        seats === null
          ? { price, quantity: 1 }
          : { price, quantity: seats, adjustable_quantity: { enabled: true, minimum: seats } },
      ],
      success_url,
      cancel_url,
      allow_promotion_codes: true,
      locale: 'auto',
      billing_address_collection: 'required',
      customer_update: { address: 'auto', name: 'auto' },
      metadata: { [MEMBER_KEY]: uid, [CHECKOUT_DOCUMENT]: id, [CHECKOUT_VERSION]: version, ...confirmation },
      subscription_data: { metadata: { [MEMBER_KEY]: uid, [CHECKOUT_DOCUMENT]: id, ...confirmation } },
    },
    { idempotencyKey: idempotencyKey('checkout', projectId(), uid, id, version, customer) },
  )
}

async function findOpen(
  stripe: Stripe,
  customer: string,
  { id, version }: CheckoutVersion,
): Promise<Stripe.Checkout.Session | null> {
  for await (const session of stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })) {
    const { [CHECKOUT_DOCUMENT]: document, [CHECKOUT_VERSION]: opened } = session.metadata ?? {}
    if (document === id && opened === version) return session
  }
  return null
}
