import type { Subscription } from '@outcome-studio/shared/domain/member'
import { priceKeyOf } from '@outcome-studio/shared/domain/payments'

/**
 * Parses an active record of customers/{uid}/subscriptions, as the Stripe extension writes it. `price` is a reference
 * to the price's document. A record of another shape is active too, at an unknown price.
 */
export function parseSubscription(stored: Readonly<Record<string, unknown>>): Subscription {
  return {
    status: 'active',
    price: priceKeyOf(stored.price),
    cancelAtPeriodEnd: stored.cancel_at_period_end === true,
  }
}

/** Reads products/{productId}/prices/{priceId}: US cents per period, null if there is no amount. */
export function parsePrice({ unit_amount: amount }: Readonly<Record<string, unknown>>): number | null {
  return typeof amount === 'number' && Number.isSafeInteger(amount) ? amount : null
}
