import type { Invoice, PaymentIntent } from '../store/invoices.ts'
import type { Payments } from '../store/Payments.ts'
import type { Subscription } from '../store/subscriptions.ts'
import { DAY_SECONDS } from './calendar.ts'
import { changeSubscription } from './changeSubscription.ts'
import { type ChargeOutcome, cardIdOf, chargeCard, type Occasion } from './chargeCard.ts'
import { markUncollectible } from './closeInvoice.ts'
import { emitInvoice } from './emit.ts'
import { endSubscription } from './endSubscription.ts'

/** Days between a failed payment of a renewal and the next attempt. After the last one the subscription ends. */
export const RETRY_DAYS = [3, 5, 7] as const

/**
 * Tries to collect an open invoice, and brings its subscription up to date.
 *
 * @returns what happened to the payment
 */
export function collectInvoice(payments: Payments, invoice: Invoice, occasion: Occasion): ChargeOutcome {
  const { store, now } = payments
  const subscription = store.subscriptions.find(invoice.subscription)
  const customer = store.customers.find(invoice.customer)
  const intent = invoice.paymentIntent === null ? undefined : store.paymentIntents.find(invoice.paymentIntent)
  if (!intent) {
    markPaid(payments, invoice, subscription)
    return { kind: 'paid' }
  }
  const cardId = cardIdOf(subscription ?? { defaultPaymentMethod: null }, customer)
  const card = cardId === null ? undefined : store.paymentMethods.find(cardId)
  const [refusal, ...refusals] = occasion === 'confirmed' ? [] : (customer?.refusals ?? [])
  if (customer && refusal) store.customers.put({ ...customer, refusals })
  const outcome = chargeCard(card, occasion, now(), refusal)
  store.paymentIntents.put(afterCharge(intent, outcome, cardId, payments.newId('ch')))
  const tried = { ...invoice, attempts: invoice.attempts + 1 }
  if (outcome.kind === 'paid') markPaid(payments, tried, subscription)
  else noteFailure(payments, tried, subscription, outcome)
  return outcome
}

function afterCharge(
  intent: PaymentIntent,
  outcome: ChargeOutcome,
  paymentMethod: string | null,
  charge: string,
): PaymentIntent {
  switch (outcome.kind) {
    case 'paid':
      return { ...intent, status: 'succeeded', paymentMethod, charge, error: null }
    case 'confirm':
      return { ...intent, status: 'requires_action', paymentMethod, error: null }
    case 'declined': {
      const { code, declineCode, message } = outcome
      return { ...intent, status: 'requires_payment_method', error: { code, declineCode, message } }
    }
  }
}

function markPaid(payments: Payments, invoice: Invoice, subscription: Subscription | undefined): void {
  const { store, now } = payments
  const paid = store.invoices.put({ ...invoice, status: 'paid', paidAt: now(), nextAttempt: null })
  if (subscription && isWaiting(subscription) && !hasOpenInvoice(payments, subscription)) {
    changeSubscription(payments, subscription, { status: 'active' })
  }
  emitInvoice(payments, 'paid', paid)
  emitInvoice(payments, 'payment_succeeded', paid)
}

function isWaiting({ status }: Subscription): boolean {
  return status === 'incomplete' || status === 'past_due' || status === 'unpaid'
}

function hasOpenInvoice({ store }: Payments, { id, customer }: Subscription): boolean {
  return store.invoices
    .list(customer)
    .some(({ subscription, status }) => subscription === id && status === 'open')
}

function noteFailure(
  payments: Payments,
  invoice: Invoice,
  subscription: Subscription | undefined,
  outcome: ChargeOutcome,
): void {
  const { store, now } = payments
  // The invoice of a subscription that has ended can still be paid, but is not tried again.
  const isRetried = invoice.reason !== 'subscription_create' && subscription?.endedAt === null
  const days = isRetried ? RETRY_DAYS[invoice.attempts - 1] : undefined
  const failed = store.invoices.put({
    ...invoice,
    nextAttempt: days === undefined ? null : now() + days * DAY_SECONDS,
  })
  emitInvoice(payments, 'payment_failed', failed)
  if (outcome.kind === 'confirm') emitInvoice(payments, 'payment_action_required', failed)
  if (!subscription || !isRetried) return
  if (days === undefined) {
    markUncollectible(payments, failed)
    endSubscription(payments, subscription, { reason: 'payment_failed', feedback: null, comment: null })
  } else {
    changeSubscription(payments, subscription, { status: 'past_due' })
  }
}
