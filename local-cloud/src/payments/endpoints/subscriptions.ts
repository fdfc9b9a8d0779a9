import { z } from 'zod'
import { type ApiEndpoint, idOf, parametersOf } from '../api/ApiCall.ts'
import { pageOf, pageParameters } from '../api/pageOf.ts'
import { changedMetadata, flag, ignored, integer, metadata, text } from '../api/parameters.ts'
import { existing, invalidRequest, StripeError } from '../api/StripeError.ts'
import { changeItem } from '../billing/changeItem.ts'
import { changeSubscription } from '../billing/changeSubscription.ts'
import { cancellationChange, endSubscription } from '../billing/endSubscription.ts'
import { startSubscription } from '../billing/startSubscription.ts'
import { renderSubscription } from '../render/renderSubscription.ts'
import { onClock } from '../store/Payments.ts'
import { PAUSE_BEHAVIORS, type Pause, STATUSES, type Subscription } from '../store/subscriptions.ts'
import { priceForSale } from './catalogue.ts'
import { livingCustomer, requireCustomer } from './customers.ts'

const CancellationDetails = z.strictObject({ comment: text.optional(), feedback: text.optional() }).optional()
const Create = z.strictObject({
  customer: z.string(),
  items: z.array(z.strictObject({ price: z.string(), quantity: integer.default(1) })).length(1),
  default_payment_method: z.string().optional(),
  metadata: metadata.optional(),
  trial_period_days: integer.optional(),
  payment_behavior: z.enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete']).optional(),
  discounts: z
    .array(z.strictObject({ promotion_code: z.string() }))
    .max(1)
    .optional(),
  off_session: ignored,
})
const Update = z.strictObject({
  items: z
    .array(z.strictObject({ id: z.string(), price: z.string().optional(), quantity: integer.optional() }))
    .length(1)
    .optional(),
  proration_behavior: z.enum(['none', 'always_invoice', 'create_prorations']).optional(),
  cancel_at_period_end: flag.optional(),
  cancel_at: z.union([z.literal('').transform(() => null), integer]).optional(),
  cancellation_details: CancellationDetails,
  default_payment_method: text.optional(),
  pause_collection: z
    .union([
      z.literal('').transform(() => null),
      z
        .strictObject({ behavior: z.enum(PAUSE_BEHAVIORS), resumes_at: integer.optional() })
        .transform(({ behavior, resumes_at: resumesAt = null }): Pause => ({ behavior, resumesAt })),
    ])
    .optional(),
  metadata: metadata.optional(),
  payment_behavior: ignored,
})
const Cancel = z.strictObject({
  cancellation_details: CancellationDetails,
  invoice_now: ignored,
  prorate: ignored,
})
const List = z.strictObject({
  ...pageParameters,
  customer: z.string().optional(),
  price: z.string().optional(),
  status: z.enum([...STATUSES, 'all', 'ended']).optional(),
  test_clock: z.string().optional(),
})

export const createSubscription: ApiEndpoint = (call) => {
  const wanted = parametersOf(call, Create)
  const customer = livingCustomer(call.payments, wanted.customer, 'customer')
  const [item] = wanted.items
  if (!item) throw invalidRequest('Missing required param: items.', 'items')
  const price = priceForSale(call.payments, item.price, 'items[0][price]')
  const { store } = call.payments
  const [discount] = wanted.discounts ?? []
  const { id, outcome } = startSubscription(onClock(call.payments, customer.testClock), {
    customer,
    price,
    quantity: item.quantity,
    metadata: changedMetadata({}, wanted.metadata),
    defaultPaymentMethod: wanted.default_payment_method ?? null,
    promotionCode: discount?.promotion_code ?? null,
    trialDays: wanted.trial_period_days ?? null,
    occasion: 'renewal',
  })
  if (outcome.kind === 'declined' && wanted.payment_behavior === 'error_if_incomplete') {
    const { code, declineCode, message } = outcome
    throw new StripeError(402, {
      type: 'card_error',
      code,
      message,
      ...(declineCode === null ? {} : { decline_code: declineCode }),
    })
  }
  return renderSubscription(store, existing(store.subscriptions.find(id), 'subscription', id))
}

export const retrieveSubscription: ApiEndpoint = (call) => {
  const { store } = call.payments
  return renderSubscription(store, existing(store.subscriptions.find(idOf(call)), 'subscription', idOf(call)))
}

export const listSubscriptions: ApiEndpoint = (call) => {
  const wanted = parametersOf(call, List)
  requireCustomer(call.payments, wanted.customer)
  const { store } = call.payments
  const subscriptions = store.subscriptions
    .list(wanted.customer)
    .filter(
      ({ status, item, testClock }) =>
        hasStatus(status, wanted.status) &&
        (wanted.price === undefined || wanted.price === item.price) &&
        (wanted.customer !== undefined || testClock === (wanted.test_clock ?? null)),
    )
  return pageOf(call, wanted, subscriptions, (subscription) => renderSubscription(store, subscription))
}

function hasStatus(
  status: Subscription['status'],
  wanted: Subscription['status'] | 'all' | 'ended' | undefined,
): boolean {
  switch (wanted) {
    case 'all':
      return true
    case 'ended':
      return status === 'canceled' || status === 'incomplete_expired'
    case undefined:
      return status !== 'canceled'
    default:
      return status === wanted
  }
}

export const updateSubscription: ApiEndpoint = (call) => {
  const before = existing(call.payments.store.subscriptions.find(idOf(call)), 'subscription', idOf(call))
  const wanted = parametersOf(call, Update)
  const payments = onClock(call.payments, before.testClock)
  const cancelAt = cancelAtOf(before, wanted)
  const hasEnded = before.endedAt !== null
  const changes = [cancelAt, wanted.default_payment_method, wanted.pause_collection, wanted.items]
  if (hasEnded && changes.some((each) => each !== undefined)) {
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.')
  }
  if (before.schedule !== null && cancelAt !== undefined) {
    throw invalidRequest(
      `The subscription is managed by the subscription schedule \`${before.schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    )
  }
  const resumesAt = wanted.pause_collection?.resumesAt ?? null
  if (resumesAt !== null && resumesAt <= payments.now()) {
    throw invalidRequest(
      'pause_collection[resumes_at] must be in the future.',
      'pause_collection[resumes_at]',
    )
  }
  const details = wanted.cancellation_details
  const changed = {
    ...before,
    ...(cancelAt === undefined ? {} : cancellationChange(before, cancelAt, payments.now())),
    metadata: changedMetadata(before.metadata, wanted.metadata),
    ...(wanted.default_payment_method === undefined
      ? {}
      : { defaultPaymentMethod: wanted.default_payment_method }),
    ...(wanted.pause_collection === undefined ? {} : { pause: wanted.pause_collection }),
  }
  const after = changeSubscription(payments, before, {
    ...changed,
    cancellation: {
      ...changed.cancellation,
      ...(details?.comment === undefined ? {} : { comment: details.comment }),
      ...(details?.feedback === undefined ? {} : { feedback: details.feedback }),
    },
  })
  const [item] = wanted.items ?? []
  if (!item) return renderSubscription(payments.store, after)
  if (item.id !== before.item.id) existing(undefined, 'subscription_item', item.id, 'items[0][id]')
  const price = priceForSale(payments, item.price ?? before.item.price, 'items[0][price]')
  const quantity = item.quantity ?? before.item.quantity
  const behaviour = wanted.proration_behavior ?? 'create_prorations'
  const isChange = price.id !== before.item.price || quantity !== before.item.quantity
  if (isChange && behaviour === 'create_prorations') {
    throw invalidRequest(
      'This local provider supports proration_behavior none and always_invoice alone.',
      'proration_behavior',
    )
  }
  changeItem(payments, after, { price, quantity, proration: behaviour === 'always_invoice' })
  return retrieveSubscription({ ...call, parameters: {} })
}

/** null to go on, undefined if the request says nothing about the end. */
function cancelAtOf(
  { item, cancelAt, cancelAtPeriodEnd }: Subscription,
  wanted: z.infer<typeof Update>,
): number | null | undefined {
  if (wanted.cancel_at !== undefined) return wanted.cancel_at
  if (wanted.cancel_at_period_end === undefined) return undefined
  if (wanted.cancel_at_period_end) return item.periodEnd
  return cancelAtPeriodEnd || cancelAt === null ? null : cancelAt
}

export const cancelSubscription: ApiEndpoint = (call) => {
  const found = call.payments.store.subscriptions.find(idOf(call))
  const subscription = existing(found?.endedAt === null ? found : undefined, 'subscription', idOf(call))
  const { cancellation_details: details } = parametersOf(call, Cancel)
  const ended = endSubscription(onClock(call.payments, subscription.testClock), subscription, {
    reason: 'cancellation_requested',
    feedback: details?.feedback ?? null,
    comment: details?.comment ?? null,
  })
  return renderSubscription(call.payments.store, ended)
}
