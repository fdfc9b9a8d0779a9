import { z } from 'zod'
import { type ApiEndpoint, idOf, parametersOf } from '../api/ApiCall.ts'
import { pageOf, pageParameters } from '../api/pageOf.ts'
import { changedMetadata, flag, ignored, integer, metadata } from '../api/parameters.ts'
import { existing, invalidRequest } from '../api/StripeError.ts'
import { expireCheckout } from '../billing/expireCheckout.ts'
import { renderCheckoutSession } from '../render/renderPages.ts'
import { onClock } from '../store/Payments.ts'
import { priceForSale } from './catalogue.ts'
import { livingCustomer, requireCustomer } from './customers.ts'

const DAY_SECONDS = 86_400
const MAX_QUANTITY = 999_999

const LineItem = z.strictObject({
  price: z.string(),
  quantity: integer.default(1),
  adjustable_quantity: z
    .strictObject({ enabled: flag, minimum: integer.optional(), maximum: integer.optional() })
    .optional(),
})
const Create = z.strictObject({
  mode: z.literal('subscription'),
  line_items: z.array(LineItem).length(1),
  success_url: z.url(),
  cancel_url: z.url().optional(),
  customer: z.string().optional(),
  customer_email: z.string().optional(),
  client_reference_id: z.string().max(200).optional(),
  metadata: metadata.optional(),
  subscription_data: z
    .strictObject({
      metadata: metadata.optional(),
      trial_period_days: integer.optional(),
      description: ignored,
    })
    .optional(),
  allow_promotion_codes: flag.optional(),
  discounts: z
    .array(z.strictObject({ promotion_code: z.string() }))
    .max(1)
    .optional(),
  expires_at: integer.optional(),
  automatic_tax: ignored,
  billing_address_collection: ignored,
  customer_update: ignored,
  locale: ignored,
  payment_method_collection: ignored,
  payment_method_types: ignored,
  tax_id_collection: ignored,
  ui_mode: z.literal('hosted_page').optional(),
})
const List = z.strictObject({
  ...pageParameters,
  customer: z.string().optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
  subscription: z.string().optional(),
})

export const createCheckoutSession: ApiEndpoint = (call) => {
  const wanted = parametersOf(call, Create)
  const [item] = wanted.line_items
  if (!item) throw invalidRequest('Missing required param: line_items.', 'line_items')
  const price = priceForSale(call.payments, item.price, 'line_items[0][price]')
  const customer =
    wanted.customer === undefined ? undefined : livingCustomer(call.payments, wanted.customer, 'customer')
  const payments = onClock(call.payments, customer?.testClock)
  const { store, newId, now, origin } = payments
  const [discount] = wanted.discounts ?? []
  if (discount && wanted.allow_promotion_codes !== undefined) {
    throw invalidRequest('You may only specify one of these parameters: allow_promotion_codes, discounts.')
  }
  if (discount) {
    const { promotion_code: id } = discount
    existing(store.promotionCodes.find(id), 'promotion code', id, 'discounts[0][promotion_code]')
  }
  const { adjustable_quantity: adjustable } = item
  const session = store.checkoutSessions.put({
    id: newId('cs_test'),
    created: now(),
    customer: customer?.id ?? null,
    customerEmail: wanted.customer_email ?? null,
    testClock: customer?.testClock ?? null,
    status: 'open',
    price: price.id,
    quantity: item.quantity,
    adjustable: adjustable?.enabled
      ? { minimum: adjustable.minimum ?? 1, maximum: adjustable.maximum ?? MAX_QUANTITY }
      : null,
    allowPromotionCodes: wanted.allow_promotion_codes ?? false,
    promotionCode: discount?.promotion_code ?? null,
    trialDays: wanted.subscription_data?.trial_period_days ?? null,
    successUrl: wanted.success_url,
    cancelUrl: wanted.cancel_url ?? null,
    clientReferenceId: wanted.client_reference_id ?? null,
    metadata: changedMetadata({}, wanted.metadata),
    subscriptionMetadata: changedMetadata({}, wanted.subscription_data?.metadata),
    expiresAt: wanted.expires_at ?? now() + DAY_SECONDS,
    subscription: null,
    invoice: null,
    amountDiscount: 0,
  })
  return renderCheckoutSession(store, session, origin)
}

export const retrieveCheckoutSession: ApiEndpoint = (call) => {
  const { store, origin } = call.payments
  const session = existing(store.checkoutSessions.find(idOf(call)), 'checkout.session', idOf(call))
  return renderCheckoutSession(store, session, origin)
}

export const listCheckoutSessions: ApiEndpoint = (call) => {
  const wanted = parametersOf(call, List)
  requireCustomer(call.payments, wanted.customer)
  const { store, origin } = call.payments
  const sessions = store.checkoutSessions
    .list(wanted.customer)
    .filter(
      ({ status, subscription }) =>
        (wanted.status === undefined || wanted.status === status) &&
        (wanted.subscription === undefined || wanted.subscription === subscription),
    )
  return pageOf(call, wanted, sessions, (session) => renderCheckoutSession(store, session, origin))
}

export const expireCheckoutSession: ApiEndpoint = (call) => {
  const { store, origin } = call.payments
  const session = existing(store.checkoutSessions.find(idOf(call)), 'checkout.session', idOf(call))
  if (session.status !== 'open') {
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    )
  }
  const expired = expireCheckout(onClock(call.payments, session.testClock), session)
  return renderCheckoutSession(store, expired, origin)
}
