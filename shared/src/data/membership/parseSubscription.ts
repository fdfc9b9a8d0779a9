import { isRecord, type PriceKey, type Subscription } from '@outcome-studio/shared/domain'

const PRICE_PATH = /^products\/(?<productId>[^/]+)\/prices\/(?<priceId>[^/]+)$/

/**
 * Reads an active record below customers/{uid}/subscriptions as the Stripe extension writes it, where `price` is a
 * reference to the price's document. A record of another shape is active too, at an unknown price.
 */
export function parseSubscription(stored: Readonly<Record<string, unknown>>): Subscription {
  return {
    status: 'active',
    price: priceKeyOf(stored.price),
    cancelAtPeriodEnd: stored.cancel_at_period_end === true,
  }
}

function priceKeyOf(reference: unknown): PriceKey | null {
  if (!isRecord(reference) || typeof reference.path !== 'string') return null
  const { productId, priceId } = PRICE_PATH.exec(reference.path)?.groups ?? {}
  return productId && priceId ? { productId, priceId } : null
}

/** Reads products/{productId}/prices/{priceId}: US cents per period, null if there is no amount. */
export function parsePrice({ unit_amount: amount }: Readonly<Record<string, unknown>>): number | null {
  return typeof amount === 'number' && Number.isSafeInteger(amount) ? amount : null
}
