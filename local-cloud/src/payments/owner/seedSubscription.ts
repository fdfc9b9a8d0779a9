import { z } from 'zod'
import { DAY_SECONDS, endOfPeriod } from '../billing/calendar.ts'
import { RETRY_DAYS } from '../billing/collectInvoice.ts'
import { createInvoice, finalizeInvoice, periodLine } from '../billing/createInvoice.ts'
import { emit, emitSubscription } from '../billing/emit.ts'
import { newSubscription } from '../billing/startSubscription.ts'
import { TEST_CARDS } from '../cards/TEST_CARDS.ts'
import { renderCustomer } from '../render/renderCustomer.ts'
import { renderSubscription } from '../render/renderSubscription.ts'
import type { Price } from '../store/catalogue.ts'
import { CARD_BEHAVIOURS, type Customer } from '../store/customers.ts'
import { atTime, type Payments } from '../store/Payments.ts'
import { STATUSES, type Subscription } from '../store/subscriptions.ts'
import { found, type OwnerEndpoint } from './OwnerEndpoint.ts'

const Seed = z.strictObject({
  customer: z.strictObject({
    id: z.string().regex(/^cus_\w+$/),
    email: z.string(),
    name: z.string().nullable().default(null),
    metadata: z.record(z.string(), z.string()).default({}),
  }),
  /** Without it only the customer is created. */
  subscription: z
    .strictObject({
      id: z.string().regex(/^sub_\w+$/),
      price: z.string(),
      quantity: z.int().min(1).default(1),
      status: z.enum(STATUSES).default('active'),
      /** ISO 8601 */
      periodStart: z.iso.datetime(),
      cancelAtPeriodEnd: z.boolean().default(false),
      metadata: z.record(z.string(), z.string()).default({}),
    })
    .optional(),
  /** What the card does. Default: it works, unless a payment has failed. */
  card: z.enum(CARD_BEHAVIOURS).optional(),
  /** Whether the webhook hears of it. */
  events: z.boolean().default(false),
})
type Seed = z.infer<typeof Seed>

/**
 * POST /local-cloud/subscriptions: a customer with one subscription that exists already. What exists by the same id is
 * left as it is.
 */
export const seedSubscription: OwnerEndpoint = ({ payments }, body) => {
  const wanted = Seed.parse(body)
  const { store } = payments
  const quiet: Payments = wanted.events ? payments : { ...payments, queue: () => undefined }
  return store.transaction(() => {
    const customer = seedCustomer(quiet, wanted)
    const { subscription } = wanted
    if (!subscription) return renderCustomer(customer)
    const known = store.subscriptions.find(subscription.id)
    return renderSubscription(store, known ?? addSubscription(quiet, customer, subscription))
  })
}

function seedCustomer(payments: Payments, { customer, subscription, ...wanted }: Seed): Customer {
  const { store, newId, now } = payments
  const known = store.customers.find(customer.id)
  if (known) return known
  const hasFailed = subscription?.status === 'past_due' || subscription?.status === 'unpaid'
  const card = wanted.card ?? (hasFailed ? 'failsLater' : 'works')
  const test = TEST_CARDS.find(({ behaviour }) => behaviour === card)
  const method = store.paymentMethods.put({
    id: newId('pm'),
    created: now(),
    customer: customer.id,
    behaviour: card,
    brand: 'visa',
    last4: test?.number.slice(-4) ?? '0000',
    expMonth: 12,
    expYear: new Date(now() * 1000).getUTCFullYear() + 3,
  })
  const created = store.customers.put({
    ...customer,
    created: now(),
    description: null,
    testClock: null,
    defaultPaymentMethod: method.id,
    deleted: false,
    refusals: [],
  })
  emit(payments, 'customer.created', renderCustomer(created))
  return created
}

function addSubscription(
  present: Payments,
  customer: Customer,
  wanted: NonNullable<Seed['subscription']>,
): Subscription {
  const { store } = present
  const start = Math.floor(Date.parse(wanted.periodStart) / 1000)
  const payments = atTime(present, start)
  const price = found(store.prices.find(wanted.price), wanted.price)
  const begun = newSubscription(payments, {
    customer,
    price,
    quantity: wanted.quantity,
    metadata: wanted.metadata,
    defaultPaymentMethod: customer.defaultPaymentMethod,
    promotionCode: null,
    trialDays: null,
    occasion: 'renewal',
  })
  const draft = { ...begun, ...stateOf(begun, price, wanted, present.now()), id: wanted.id }
  const invoice = seedInvoice(payments, draft, present.now())
  const subscription = store.subscriptions.put({ ...draft, latestInvoice: invoice })
  emitSubscription(payments, 'created', subscription)
  return subscription
}

/** @param now seconds since 1970 */
function stateOf(
  { item, anchor }: Subscription,
  { interval }: Price,
  { status, cancelAtPeriodEnd }: NonNullable<Seed['subscription']>,
  now: number,
): Partial<Subscription> {
  const periodEnd = endOfPeriod(anchor, interval, item.periodStart)
  const hasEnded = status === 'canceled' || status === 'incomplete_expired'
  const endedAt = hasEnded ? Math.min(periodEnd, now) : null
  const cancelAt = cancelAtPeriodEnd ? periodEnd : null
  return {
    status,
    cancelAt,
    cancelAtPeriodEnd,
    endedAt,
    canceledAt: endedAt ?? (cancelAtPeriodEnd ? now : null),
    // The first payment may take a day from now.
    ...(status === 'incomplete' ? { created: now } : {}),
    ...(status === 'trialing' ? { trialStart: item.periodStart, trialEnd: periodEnd } : {}),
    cancellation: {
      reason: cancelAtPeriodEnd || status === 'canceled' ? 'cancellation_requested' : null,
      feedback: null,
      comment: null,
    },
  }
}

/**
 * The invoice of the current period: paid, or open if the state says so.
 *
 * @param present seconds since 1970, from which the next attempt counts
 * @returns its id
 */
function seedInvoice(payments: Payments, subscription: Subscription, present: number): string {
  const { store, now } = payments
  const { status } = subscription
  const isFirst = status === 'incomplete' || status === 'incomplete_expired'
  const line = periodLine(payments, subscription)
  const invoice = finalizeInvoice(
    payments,
    createInvoice(payments, subscription, isFirst ? 'subscription_create' : 'subscription_cycle', [
      status === 'trialing' ? { ...line, amount: 0 } : line,
    ]),
  )
  const isOpen = isFirst || status === 'past_due' || status === 'unpaid'
  const intent = invoice.paymentIntent === null ? undefined : store.paymentIntents.find(invoice.paymentIntent)
  if (intent && !isOpen) {
    store.paymentIntents.put({ ...intent, status: 'succeeded', charge: payments.newId('ch') })
  }
  return store.invoices.put({
    ...invoice,
    status: isOpen ? 'open' : 'paid',
    attempts: 1,
    paidAt: isOpen ? null : now(),
    nextAttempt: status === 'past_due' ? present + RETRY_DAYS[0] * DAY_SECONDS : null,
  }).id
}
