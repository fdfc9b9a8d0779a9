import { StudioError, type StudioErrorCode } from '@outcome-studio/shared/domain/errors'
import type Stripe from 'stripe'
import { ofKnownCustomer } from '../provider/ofKnownCustomer.ts'

const REFUSALS: ReadonlyMap<string, StudioErrorCode> = new Map([
  ['active', 'cen/already-subscribed'],
  ['trialing', 'cen/already-subscribed'],
  ['past_due', 'cen/already-subscribed'],
  // A later payment for these would be a second one.
  ['unpaid', 'cen/membership-on-hold'],
  ['paused', 'cen/membership-on-hold'],
])

/**
 * Requires that a person has no membership at the provider, before they buy one.
 * @throws StudioError cen/already-subscribed, or cen/membership-on-hold while a payment is missing
 */
export async function requireNoMembership(stripe: Stripe, customers: readonly string[]): Promise<void> {
  const refusals = new Set<StudioErrorCode>()
  for (const customer of customers) {
    const all = stripe.subscriptions.list({ customer, status: 'all', limit: 100 })
    for await (const { status } of ofKnownCustomer(all)) {
      const refusal = REFUSALS.get(status)
      if (refusal !== undefined) refusals.add(refusal)
    }
  }
  const [first] = refusals
  if (first === undefined) return
  throw new StudioError(refusals.has('cen/already-subscribed') ? 'cen/already-subscribed' : first)
}
