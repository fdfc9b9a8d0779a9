import { PLAN_PATH } from '@outcome-studio/shared/domain/areas'

/** What firestore.rules admit in a request for a checkout: system/checkout. */
export interface CheckoutSettings {
  readonly prices: readonly string[]
  readonly successUrls: readonly string[]
  readonly cancelUrls: readonly string[]
}

/**
 * The settings for checkouts on the product's pages. A paid checkout returns to home, a cancelled one to the plans.
 * @param prices ids of the prices that are sold
 * @param origins of the product's pages
 */
export const checkoutSettings = (
  prices: readonly string[],
  origins: readonly string[],
): CheckoutSettings => ({
  prices,
  successUrls: origins.map((origin) => `${origin}/`),
  cancelUrls: origins.map((origin) => `${origin}${PLAN_PATH}`),
})
