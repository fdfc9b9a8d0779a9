import type { Price } from '../store/catalogue.ts'
import type { Customer } from '../store/customers.ts'
import type { Payments } from '../store/Payments.ts'
import type { Subscription } from '../store/subscriptions.ts'
import { DAY_SECONDS, endOfPeriod } from './calendar.ts'
import type { ChargeOutcome, Occasion } from './chargeCard.ts'
import { collectInvoice } from './collectInvoice.ts'
import { createInvoice, finalizeInvoice, periodLine } from './createInvoice.ts'
import { emitSubscription } from './emit.ts'

export interface NewSubscription {
  readonly customer: Customer
  readonly price: Price
  readonly quantity: number
  readonly metadata: Readonly<Record<string, string>>
  readonly defaultPaymentMethod: string | null
  /** Id of a promotion code. */
  readonly promotionCode: string | null
  readonly trialDays: number | null
  readonly occasion: Occasion
}

/** A subscription that begins now, not yet stored. */
export function newSubscription(payments: Payments, wanted: NewSubscription): Subscription {
  const { newId, now } = payments
  const { customer, price, quantity, metadata, promotionCode, trialDays } = wanted
  const start = now()
  const trialEnd = trialDays === null ? null : start + trialDays * DAY_SECONDS
  return {
    id: newId('sub'),
    created: start,
    customer: customer.id,
    testClock: customer.testClock,
    status: trialEnd === null ? 'incomplete' : 'trialing',
    item: {
      id: newId('si'),
      created: start,
      price: price.id,
      quantity,
      periodStart: start,
      periodEnd: trialEnd ?? endOfPeriod(start, price.interval, start),
    },
    anchor: trialEnd ?? start,
    cancelAtPeriodEnd: false,
    cancelAt: null,
    canceledAt: null,
    endedAt: null,
    cancellation: { reason: null, feedback: null, comment: null },
    defaultPaymentMethod: wanted.defaultPaymentMethod,
    latestInvoice: null,
    schedule: null,
    discount: promotionCode === null ? null : { id: newId('di'), promotionCode, start },
    metadata: { ...metadata },
    trialStart: trialEnd === null ? null : start,
    trialEnd,
    pause: null,
  }
}

/** Starts a subscription and collects its first invoice. It is incomplete unless the payment succeeds. */
export function startSubscription(
  payments: Payments,
  wanted: NewSubscription,
): { readonly id: string; readonly invoice: string; readonly outcome: ChargeOutcome } {
  const { store } = payments
  const draft = newSubscription(payments, wanted)
  const line = periodLine(payments, draft)
  const lines = wanted.trialDays === null ? [line] : [{ ...line, amount: 0 }]
  store.subscriptions.put(draft)
  const invoice = createInvoice(payments, draft, 'subscription_create', lines)
  const subscription = store.subscriptions.put({ ...draft, latestInvoice: invoice.id })
  emitSubscription(payments, 'created', subscription)
  const outcome = collectInvoice(payments, finalizeInvoice(payments, invoice), wanted.occasion)
  const promotion =
    wanted.promotionCode === null ? undefined : store.promotionCodes.find(wanted.promotionCode)
  if (promotion) store.promotionCodes.put({ ...promotion, redeemed: promotion.redeemed + 1 })
  return { id: subscription.id, invoice: invoice.id, outcome }
}
