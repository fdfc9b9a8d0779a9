import { MONTHLY_PRICE, pricePath, YEARLY_PRICE } from '@outcome-studio/shared/domain'

/** A price of the product, as sold by the payment provider. */
export interface SeedPlan {
  readonly priceId: string
  /** US cents. */
  readonly amount: number
  readonly interval: 'month' | 'year'
}

export const PRODUCT_ID = 'prod_OutcomeStudio'

export const YEARLY: SeedPlan = { priceId: 'price_Yearly', amount: YEARLY_PRICE, interval: 'year' }
export const MONTHLY: SeedPlan = { priceId: 'price_Monthly', amount: MONTHLY_PRICE, interval: 'month' }

const PAY_MONTHLY: readonly string[] = ['monthly@solo.test']

/** The plan of a seeded member. */
export const planOf = (email: string): SeedPlan => (PAY_MONTHLY.includes(email) ? MONTHLY : YEARLY)

export const planPath = ({ priceId }: SeedPlan): string => pricePath(PRODUCT_ID, priceId)
