import { PLAN_PATH } from '@outcome-studio/shared/domain'

/** What firestore.rules admit in a request for a checkout: system/checkout. */
export interface CheckoutSettings {
  readonly prices: readonly string[]
  readonly successUrls: readonly string[]
  readonly cancelUrls: readonly string[]
}

/**
 * A checkout leads back to the product alone: to home when it is paid, to the plans when it is given up.
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
