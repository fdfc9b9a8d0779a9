import { PRODUCT_NAME } from '@outcome-studio/shared/domain/base'
import type { SeedDocument } from '../rest/SeedDocument.ts'
import { PRODUCT_ID, planPath, type SeedPlan } from './plans.ts'

/** The product in the format of the Stripe extension: products/{id}. */
export const productDocument: SeedDocument = {
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
}

/** A price in the format of the Stripe extension with our field `plan`: products/{id}/prices/{id}. */
export function priceDocument(sold: SeedPlan): SeedDocument {
  const { plan, amount, interval } = sold
  const recurring = { interval, interval_count: 1, trial_period_days: null, usage_type: 'licensed' }
  return {
    path: planPath(sold),
    data: {
      active: true,
      plan,
      billing_scheme: 'per_unit',
      currency: 'usd',
      description: null,
      interval,
      interval_count: 1,
      metadata: {},
      product: PRODUCT_ID,
      recurring,
      tax_behavior: 'unspecified',
      tiers: null,
      tiers_mode: null,
      transform_quantity: null,
      trial_period_days: null,
      type: 'recurring',
      unit_amount: amount,
    },
  }
}
