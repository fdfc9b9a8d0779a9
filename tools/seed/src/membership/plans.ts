import { MONTHLY_PRICE, YEARLY_PRICE } from '@outcome-studio/shared/domain/base'
import { pricePath } from '@outcome-studio/shared/domain/paths'
import type { Plan } from '@outcome-studio/shared/domain/payments'

/** A price of the product, as sold by the payment provider. */
export interface SeedPlan {
  readonly plan: Plan
  /** As in local-cloud.config.ts. */
  readonly priceId: string
  /** US cents. */
  readonly amount: number
  readonly interval: 'month' | 'year'
}

export const PRODUCT_ID = 'prod_OutcomeStudio'

const YEARLY: SeedPlan = { plan: 'yearly', priceId: 'price_Yearly', amount: YEARLY_PRICE, interval: 'year' }
const MONTHLY: SeedPlan = {
  plan: 'monthly',
  priceId: 'price_Monthly',
  amount: MONTHLY_PRICE,
  interval: 'month',
}

export const SEED_PLANS: readonly SeedPlan[] = [
  YEARLY,
  MONTHLY,
  { plan: 'groupYearly', priceId: 'price_GroupYearly', amount: 49_900, interval: 'year' },
  { plan: 'studentMonthly', priceId: 'price_StudentMonthly', amount: 2900, interval: 'month' },
]

const PAY_MONTHLY: readonly string[] = ['monthly@solo.test']

/** The plan of a seeded member. */
export const planOf = (email: string): SeedPlan => (PAY_MONTHLY.includes(email) ? MONTHLY : YEARLY)

/** Path of a plan's price. */
export const planPath = ({ priceId }: SeedPlan): string => pricePath(PRODUCT_ID, priceId)
