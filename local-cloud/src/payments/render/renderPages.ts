import type Stripe from 'stripe'
import type { PaymentsStore } from '../store/PaymentsStore.ts'
import type { CheckoutSession, Event, PortalSession } from '../store/pages.ts'
import type { Wire } from './Wire.ts'

/** The version of Stripe's API that this server speaks. */
export const API_VERSION = '2026-10-28.endive'

export function renderCheckoutSession(
  store: PaymentsStore,
  session: CheckoutSession,
  origin: string,
): Wire<Stripe.Checkout.Session> {
  const { id, created, status, customer, customerEmail, metadata, amountDiscount } = session
  const price = store.prices.find(session.price)
  const subtotal = (price?.amount ?? 0) * session.quantity
  const email = customerEmail ?? (customer ? (store.customers.find(customer)?.email ?? null) : null)
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: session.allowPromotionCodes,
    amount_subtotal: subtotal,
    amount_total: subtotal - amountDiscount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    client_secret: null,
    consent: null,
    consent_collection: null,
    created,
    currency: price?.currency ?? null,
    custom_fields: [],
    customer,
    customer_account: null,
    customer_creation: null,
    customer_details: email === null ? null : { email, name: null, phone: null, tax_exempt: 'none' },
    customer_email: customerEmail,
    discounts: session.promotionCode ? [{ coupon: null, promotion_code: session.promotionCode }] : [],
    expires_at: session.expiresAt,
    invoice: session.invoice,
    livemode: false,
    locale: null,
    metadata,
    mode: 'subscription',
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_types: ['card'],
    payment_status: status === 'complete' ? 'paid' : 'unpaid',
    recovered_from: null,
    setup_intent: null,
    shipping_options: [],
    status,
    submit_type: null,
    subscription: session.subscription,
    success_url: session.successUrl,
    total_details: { amount_discount: amountDiscount, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: status === 'open' ? `${origin}/c/${id}` : null,
  }
}

export function renderPortalSession(
  session: PortalSession,
  origin: string,
): Wire<Stripe.BillingPortal.Session> {
  const { id, created, customer, secret, returnUrl, flow, redirect } = session
  return {
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_local',
    created,
    customer,
    customer_account: null,
    flow: flow && {
      after_completion: {
        hosted_confirmation: null,
        redirect: redirect === null ? null : { return_url: redirect },
        type: redirect === null ? 'portal_homepage' : 'redirect',
      },
      subscription_cancel:
        flow.type === 'subscription_cancel' ? { retention: null, subscription: flow.subscription } : null,
      subscription_update: null,
      subscription_update_confirm: null,
      type: flow.type,
    },
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: returnUrl,
    url: `${origin}/p/${secret}`,
  }
}

/** @param pending number of webhooks that were not yet accepted */
export function renderEvent({ id, created, type, object, previous }: Event, pending: number) {
  return {
    id,
    object: 'event',
    api_version: API_VERSION,
    created,
    data: { object, ...(previous ? { previous_attributes: previous } : {}) },
    livemode: false,
    pending_webhooks: pending,
    request: { id: null, idempotency_key: null },
    type,
  }
}
