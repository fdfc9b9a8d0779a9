import type { PriceKey, Subscription } from '@outcome-studio/shared/domain'
import * as z from 'zod/mini'

const PRICE_PATH = /^products\/(?<productId>[^/]+)\/prices\/(?<priceId>[^/]+)$/

const priceSchema = z.pipe(
  z.object({ path: z.string() }),
  z.transform(({ path }): PriceKey | null => {
    const { productId, priceId } = PRICE_PATH.exec(path)?.groups ?? {}
    return productId && priceId ? { productId, priceId } : null
  }),
)

/**
 * An active record below customers/{uid}/subscriptions as the Stripe extension writes it, where `price` is a
 * reference to the price's document. A record of another shape is active all the same, at an unknown price.
 */
export const activeSubscriptionSchema = z.pipe(
  z.object({
    price: z.catch(z.nullable(priceSchema), null),
    cancel_at_period_end: z.catch(z.boolean(), false),
  }),
  z.transform(
    ({ price, cancel_at_period_end: cancelAtPeriodEnd }): Subscription => ({
      status: 'active',
      price,
      cancelAtPeriodEnd,
    }),
  ),
)

/** What is read of products/{productId}/prices/{priceId}: US cents per period, null where there is no amount. */
export const storedPriceSchema = z.object({ unit_amount: z.catch(z.nullable(z.int()), null) })
