import type { PriceKey } from '../member/Subscription.ts'
import { type BillingInterval, isPlan, type Plan } from './Plan.ts'

/** What a plan costs now, as the payment provider says. */
export interface PlanPrice extends PriceKey {
  readonly plan: Plan
  /** Smallest unit of the currency, for example cents; per seat for a group. */
  readonly amount: number
  /** ISO 4217, lower case. */
  readonly currency: string
  readonly interval: BillingInterval
}

/**
 * Reads products/{productId}/prices/{priceId} in the format of the Stripe extension, with our field `plan`, which the
 * server adds to the four configured prices.
 * @returns null for every other price, and for one that is not sold any more
 */
export function parsePlanPrice(key: PriceKey, stored: Readonly<Record<string, unknown>>): PlanPrice | null {
  const { active, plan, unit_amount: amount, currency, interval } = stored
  if (active !== true || !isPlan(plan) || typeof currency !== 'string') return null
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < 0) return null
  return interval === 'month' || interval === 'year' ? { ...key, plan, amount, currency, interval } : null
}
