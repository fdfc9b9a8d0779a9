import type Stripe from 'stripe'
import type { PaymentsStore } from '../store/PaymentsStore.ts'
import type { Discount, Phase, Schedule, Subscription } from '../store/subscriptions.ts'
import { renderPlan, renderPrice } from './renderCatalogue.ts'
import { listOf, type Wire } from './Wire.ts'

export function renderSubscription(
  store: PaymentsStore,
  subscription: Subscription,
): Wire<Stripe.Subscription> {
  const { id, created, customer, status, item, discount, cancellation, pause } = subscription
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: subscription.anchor,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_thresholds: null,
    cancel_at: subscription.cancelAt,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    canceled_at: subscription.canceledAt,
    cancellation_details: cancellation,
    collection_method: 'charge_automatically',
    created,
    currency: store.prices.find(item.price)?.currency ?? 'usd',
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: subscription.defaultPaymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: discount ? [discount.id] : [],
    ended_at: subscription.endedAt,
    items: listOf(`/v1/subscription_items?subscription=${id}`, [renderItem(store, subscription)]),
    latest_invoice: subscription.latestInvoice,
    livemode: false,
    metadata: subscription.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: pause && { behavior: pause.behavior, resumes_at: pause.resumesAt },
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: subscription.schedule,
    start_date: subscription.anchor,
    status,
    test_clock: subscription.testClock,
    transfer_data: null,
    trial_end: subscription.trialEnd,
    trial_settings: { end_behavior: { missing_payment_method: 'create_invoice' } },
    trial_start: subscription.trialStart,
  }
}

function renderItem(store: PaymentsStore, { id, item }: Subscription): Wire<Stripe.SubscriptionItem> {
  const price = store.prices.find(item.price)
  return {
    id: item.id,
    object: 'subscription_item',
    billing_thresholds: null,
    created: item.created,
    current_period_end: item.periodEnd,
    current_period_start: item.periodStart,
    discounts: [],
    metadata: {},
    ...(price ? { plan: renderPlan(price), price: renderPrice(price) } : {}),
    quantity: item.quantity,
    subscription: id,
    tax_rates: [],
  }
}

/** @param subscription the one that it belongs to */
export function renderDiscount(discount: Discount, { id, customer }: Subscription): Wire<Stripe.Discount> {
  return {
    id: discount.id,
    object: 'discount',
    checkout_session: null,
    customer,
    end: null,
    invoice: null,
    invoice_item: null,
    promotion_code: discount.promotionCode,
    source: { coupon: discount.promotionCode.replace(/^promo_/, 'coupon_'), type: 'coupon' },
    start: discount.start,
    subscription: id,
    subscription_item: null,
  }
}

/** @param now seconds since 1970, for the current phase */
export function renderSchedule(
  store: PaymentsStore,
  schedule: Schedule,
  now: number,
): Wire<Stripe.SubscriptionSchedule> {
  const { id, created, customer, status, phases } = schedule
  const current = status === 'active' ? phases.find(({ start, end }) => start <= now && now < end) : undefined
  return {
    id,
    object: 'subscription_schedule',
    application: null,
    billing_mode: { flexible: null, type: 'classic' },
    canceled_at: schedule.canceledAt,
    completed_at: schedule.completedAt,
    created,
    current_phase: current ? { end_date: current.end, start_date: current.start } : null,
    customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: 'automatic',
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
    },
    end_behavior: schedule.endBehavior,
    livemode: false,
    metadata: schedule.metadata,
    phases: phases.map((phase) => renderPhase(store, phase)),
    released_at: schedule.releasedAt,
    released_subscription: schedule.releasedSubscription,
    status,
    subscription: schedule.subscription,
    test_clock: schedule.testClock,
  }
}

function renderPhase(
  store: PaymentsStore,
  { start, end, price, quantity, metadata }: Phase,
): Wire<Stripe.SubscriptionSchedule.Phase> {
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency: store.prices.find(price)?.currency ?? 'usd',
    default_payment_method: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    end_date: end,
    items: [
      { billing_thresholds: null, discounts: [], metadata: {}, plan: price, price, quantity, tax_rates: [] },
    ],
    metadata,
    on_behalf_of: null,
    proration_behavior: 'none',
    start_date: start,
    transfer_data: null,
    trial_end: null,
  }
}
