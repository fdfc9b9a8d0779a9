import type { Plan } from '@outcome-studio/shared/domain/payments'
import type Stripe from 'stripe'

type Fields = Readonly<Record<string, unknown>>

/** products/{id} in the format of the Stripe extension. */
export function toProductDocument(
  product: Pick<Stripe.Product, 'active' | 'name' | 'description' | 'images' | 'metadata' | 'tax_code'>,
): Fields {
  const { active, name, description, images, metadata, tax_code } = product
  return {
    active,
    name,
    description,
    role: metadata.firebaseRole ?? null,
    images: [...images],
    metadata,
    tax_code: typeof tax_code === 'object' ? (tax_code?.id ?? null) : tax_code,
    ...prefixed(metadata),
  }
}

/** products/{id}/prices/{id} in the format of the Stripe extension, with our field `plan`. */
export function toPriceDocument(
  price: Pick<
    Stripe.Price,
    | 'active'
    | 'billing_scheme'
    | 'tiers_mode'
    | 'currency'
    | 'nickname'
    | 'type'
    | 'unit_amount'
    | 'recurring'
    | 'transform_quantity'
    | 'tax_behavior'
    | 'metadata'
  >,
  product: string,
  plan: Plan | null,
): Fields {
  const { recurring, transform_quantity, metadata } = price
  return {
    active: price.active,
    billing_scheme: price.billing_scheme,
    tiers_mode: price.tiers_mode,
    tiers: null,
    currency: price.currency,
    description: price.nickname,
    type: price.type,
    unit_amount: price.unit_amount,
    recurring: recurring && {
      interval: recurring.interval,
      interval_count: recurring.interval_count,
      trial_period_days: recurring.trial_period_days,
      usage_type: recurring.usage_type,
    },
    interval: recurring?.interval ?? null,
    interval_count: recurring?.interval_count ?? null,
    trial_period_days: recurring?.trial_period_days ?? null,
    transform_quantity: transform_quantity && {
      divide_by: transform_quantity.divide_by,
      round: transform_quantity.round,
    },
    tax_behavior: price.tax_behavior,
    metadata,
    product,
    ...prefixed(metadata),
    ...(plan === null ? {} : { plan }),
  }
}

const prefixed = (metadata: Readonly<Record<string, string>>): Fields =>
  Object.fromEntries(Object.entries(metadata).map(([key, value]) => [`stripe_metadata_${key}`, value]))
