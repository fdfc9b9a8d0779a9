import { PRODUCT_NAME } from '@outcome-studio/shared/domain'
import type { SeedDocument } from '../rest/SeedDocument.ts'
import { MONTHLY, PRODUCT_ID, planPath, type SeedPlan, YEARLY } from './plans.ts'

/** Products and prices in the format of the Stripe extension: products/{id} and products/{id}/prices/{id}. */
export const productDocuments: readonly SeedDocument[] = [
  {
    path: `products/${PRODUCT_ID}`,
    data: {
      active: true,
      name: PRODUCT_NAME,
      description: null,
      role: null,
      images: [],
      metadata: {},
      tax_code: null,
    },
  },
  ...[YEARLY, MONTHLY].map((plan) => ({ path: planPath(plan), data: priceFields(plan) })),
]

function priceFields({ amount, interval }: SeedPlan): object {
  return {
    active: true,
    billing_scheme: 'per_unit',
    currency: 'usd',
    description: null,
    interval,
    interval_count: 1,
    metadata: {},
    product: PRODUCT_ID,
    recurring: { interval, interval_count: 1, usage_type: 'licensed' },
    tax_behavior: 'unspecified',
    tiers: null,
    tiers_mode: null,
    transform_quantity: null,
    trial_period_days: null,
    type: 'recurring',
    unit_amount: amount,
  }
}
