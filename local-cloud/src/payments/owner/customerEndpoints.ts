import { z } from 'zod'
import { DAY_SECONDS } from '../billing/calendar.ts'
import { changeSubscription } from '../billing/changeSubscription.ts'
import { emit } from '../billing/emit.ts'
import { cancellationChange, endSubscription } from '../billing/endSubscription.ts'
import { refundPayment } from '../billing/refundPayment.ts'
import { renderPaymentMethod } from '../render/renderCustomer.ts'
import { renderRefund } from '../render/renderInvoice.ts'
import { renderSubscription } from '../render/renderSubscription.ts'
import { Refusal } from '../store/customers.ts'
import { onClock } from '../store/Payments.ts'
import { PAUSE_BEHAVIORS, STATUSES } from '../store/subscriptions.ts'
import { found, type OwnerEndpoint } from './OwnerEndpoint.ts'

const FailNext = z.strictObject({
  customer: z.string(),
  kind: Refusal.default('card_declined'),
  count: z.int().min(1).max(100).default(1),
})
const ExpireCard = z.strictObject({
  customer: z.string(),
  /** Without them the card expired last month. */
  month: z.int().min(1).max(12).optional(),
  year: z.int().min(2000).max(2100).optional(),
})
const Cancel = z.strictObject({ subscription: z.string(), atPeriodEnd: z.boolean().default(false) })
const SetStatus = z.strictObject({ subscription: z.string(), status: z.enum(STATUSES) })
const PausePayments = z.strictObject({
  subscription: z.string(),
  /** What becomes of the invoices; null ends the pause. */
  behavior: z.enum(PAUSE_BEHAVIORS).nullable(),
  /** Without it the pause lasts until it is ended. */
  days: z.int().min(1).optional(),
})
const Refund = z.strictObject({ invoice: z.string(), amount: z.int().positive().optional() })

/** POST /local-cloud/fail-next-payment */
export const failNextPayment: OwnerEndpoint = ({ payments }, body) => {
  const { store } = payments
  const { customer: id, kind, count } = FailNext.parse(body)
  const customer = found(store.customers.find(id), id)
  const refusals = [...customer.refusals, ...Array.from({ length: count }, () => kind)]
  store.customers.put({ ...customer, refusals })
  return { customer: id, refusals }
}

/** POST /local-cloud/expire-card */
export const expireCard: OwnerEndpoint = ({ payments: base }, body) => {
  const { store } = base
  const { customer: id, month, year } = ExpireCard.parse(body)
  const customer = found(store.customers.find(id), id)
  const payments = onClock(base, customer.testClock)
  const lastMonth = new Date(payments.now() * 1000)
  lastMonth.setUTCDate(0)
  const expMonth = month ?? lastMonth.getUTCMonth() + 1
  const expYear = year ?? lastMonth.getUTCFullYear()
  const cards = store.paymentMethods.list(id).map((method) => {
    const card = store.paymentMethods.put({ ...method, expMonth, expYear })
    emit(payments, 'payment_method.updated', renderPaymentMethod(card), {
      card: { exp_month: method.expMonth, exp_year: method.expYear },
    })
    return renderPaymentMethod(card)
  })
  return { cards }
}

/** POST /local-cloud/cancel */
export const cancel: OwnerEndpoint = ({ payments: base }, body) => {
  const { store } = base
  const { subscription: id, atPeriodEnd } = Cancel.parse(body)
  const subscription = found(store.subscriptions.find(id), id)
  const payments = onClock(base, subscription.testClock)
  if (subscription.endedAt !== null) return renderSubscription(store, subscription)
  const canceled = atPeriodEnd
    ? changeSubscription(
        payments,
        subscription,
        cancellationChange(subscription, subscription.item.periodEnd, payments.now()),
      )
    : endSubscription(payments, subscription, {
        reason: 'cancellation_requested',
        feedback: null,
        comment: null,
      })
  return renderSubscription(store, canceled)
}

/** POST /local-cloud/status: for states that nothing else here leads to, such as unpaid and paused. */
export const setStatus: OwnerEndpoint = ({ payments: base }, body) => {
  const { store } = base
  const { subscription: id, status } = SetStatus.parse(body)
  const subscription = found(store.subscriptions.find(id), id)
  const payments = onClock(base, subscription.testClock)
  const hasEnded = status === 'canceled' || status === 'incomplete_expired'
  const changed = changeSubscription(payments, subscription, {
    status,
    endedAt: hasEnded ? payments.now() : null,
  })
  return renderSubscription(store, changed)
}

/** POST /local-cloud/pause: what an operator does in Stripe's dashboard. Members cannot. */
export const pause: OwnerEndpoint = ({ payments: base }, body) => {
  const { store } = base
  const { subscription: id, behavior, days } = PausePayments.parse(body)
  const subscription = found(store.subscriptions.find(id), id)
  const payments = onClock(base, subscription.testClock)
  const resumesAt = days === undefined ? null : payments.now() + days * DAY_SECONDS
  const changed = changeSubscription(payments, subscription, {
    pause: behavior === null ? null : { behavior, resumesAt },
  })
  return renderSubscription(store, changed)
}

/** POST /local-cloud/refund: gives back what is left of an invoice, or a part of it. */
export const refund: OwnerEndpoint = ({ payments: base }, body) => {
  const { store } = base
  const { invoice: id, amount } = Refund.parse(body)
  const invoice = found(store.invoices.find(id), id)
  const intentId = invoice.paymentIntent ?? ''
  const intent = found(store.paymentIntents.find(intentId), `payment of ${id}`)
  const left = intent.status === 'succeeded' ? intent.amount - intent.refunded : 0
  if (left === 0 || (amount ?? 0) > left) found(undefined, `payment of ${id} to be refunded`)
  const refunded = refundPayment(onClock(base, invoice.testClock), intent, {
    amount: amount ?? left,
    reason: 'requested_by_customer',
    metadata: {},
  })
  return renderRefund(refunded)
}
