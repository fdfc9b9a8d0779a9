import type Stripe from 'stripe'
import type { Price, Product, PromotionCode } from '../store/catalogue.ts'
import type { Wire } from './Wire.ts'

export function renderProduct({ id, created, name, active, metadata }: Product): Wire<Stripe.Product> {
  return {
    id,
    object: 'product',
    active,
    created,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata,
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    type: 'service',
    unit_label: null,
    updated: created,
    url: null,
  }
}

export function renderPrice(price: Price): Wire<Stripe.Price> {
  const { id, created, product, active, amount, currency, interval } = price
  return {
    id,
    object: 'price',
    active,
    billing_scheme: 'per_unit',
    created,
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product,
    recurring: { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  }
}

/** The deprecated twin of a price, which subscription items still have. */
export function renderPlan({
  id,
  created,
  product,
  active,
  amount,
  currency,
  interval,
}: Price): Wire<Stripe.Plan> {
  return {
    id,
    object: 'plan',
    active,
    amount,
    amount_decimal: String(amount),
    billing_scheme: 'per_unit',
    created,
    currency,
    interval,
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
}

export function renderPromotionCode(promotion: PromotionCode): Wire<Stripe.PromotionCode> {
  const { id, created, code, active, redeemed } = promotion
  return {
    id,
    object: 'promotion_code',
    active,
    code,
    created,
    customer: null,
    customer_account: null,
    expires_at: null,
    livemode: false,
    max_redemptions: null,
    metadata: {},
    promotion: { coupon: couponId(id), type: 'coupon' },
    restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null },
    times_redeemed: redeemed,
  }
}

export function renderCoupon(promotion: PromotionCode): Wire<Stripe.Coupon> {
  const { id, created, code, active, percentOff, amountOff, currency, redeemed } = promotion
  return {
    id: couponId(id),
    object: 'coupon',
    amount_off: amountOff,
    created,
    currency,
    duration: 'once',
    duration_in_months: null,
    livemode: false,
    max_redemptions: null,
    metadata: {},
    name: code,
    percent_off: percentOff,
    redeem_by: null,
    times_redeemed: redeemed,
    valid: active,
  }
}

const couponId = (promotionCode: string): string => promotionCode.replace(/^promo_/, 'coupon_')
