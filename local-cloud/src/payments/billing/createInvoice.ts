import { invoiceAmounts } from '../render/invoiceAmounts.ts'
import type { PromotionCode } from '../store/catalogue.ts'
import type { Invoice, Line } from '../store/invoices.ts'
import type { Payments } from '../store/Payments.ts'
import type { Subscription } from '../store/subscriptions.ts'
import { emitInvoice } from './emit.ts'

/** The line of an invoice for the current period. */
export function periodLine(payments: Payments, { item }: Subscription): Line {
  const price = payments.store.prices.find(item.price)
  const product = price && payments.store.products.find(price.product)
  return {
    id: payments.newId('il'),
    description: `${item.quantity} × ${product?.name ?? item.price}`,
    amount: (price?.amount ?? 0) * item.quantity,
    price: item.price,
    quantity: item.quantity,
    periodStart: item.periodStart,
    periodEnd: item.periodEnd,
    subscriptionItem: item.id,
    proration: false,
  }
}

/** Creates a draft and reports it. The number of the invoice is given when it is finalized. */
export function createInvoice(
  payments: Payments,
  subscription: Subscription,
  reason: Invoice['reason'],
  lines: readonly Line[],
): Invoice {
  const { store, newId, now } = payments
  const { discount } = subscription
  const promotion = discount && store.promotionCodes.find(discount.promotionCode)
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
  const invoice = store.invoices.put({
    id: newId('in'),
    created: now(),
    customer: subscription.customer,
    testClock: subscription.testClock,
    subscription: subscription.id,
    number: null,
    status: 'draft',
    reason,
    currency: store.prices.find(subscription.item.price)?.currency ?? 'usd',
    lines: [...lines],
    // A coupon of this provider is for the first invoice alone.
    discount:
      reason === 'subscription_create' && discount && promotion
        ? { id: discount.id, amount: discountOf(promotion, subtotal) }
        : null,
    attempts: 0,
    nextAttempt: null,
    finalizedAt: null,
    paidAt: null,
    voidedAt: null,
    uncollectibleAt: null,
    periodStart: lines[0]?.periodStart ?? now(),
    periodEnd: lines[0]?.periodEnd ?? now(),
    paymentIntent: null,
  })
  emitInvoice(payments, 'created', invoice)
  return invoice
}

/** What a promotion takes off an amount. Both in the smallest unit of the currency. */
export function discountOf(
  { percentOff, amountOff }: Pick<PromotionCode, 'percentOff' | 'amountOff'>,
  amount: number,
): number {
  if (percentOff !== null) return Math.round((amount * percentOff) / 100)
  return Math.min(amount, amountOff ?? 0)
}

/** Makes a draft final: it gets a number and, if something is due, a payment. */
export function finalizeInvoice(payments: Payments, draft: Invoice): Invoice {
  const { store, newId, now } = payments
  const { due } = invoiceAmounts(draft)
  const count = store.invoices.list(draft.customer).filter(({ number }) => number !== null).length
  const paymentIntent =
    due === 0
      ? null
      : store.paymentIntents.put({
          id: newId('pi'),
          created: now(),
          customer: draft.customer,
          invoice: draft.id,
          amount: due,
          currency: draft.currency,
          status: 'requires_payment_method',
          paymentMethod: null,
          error: null,
          charge: null,
          refunded: 0,
        }).id
  const suffix = draft.customer.slice(-8).toUpperCase()
  const invoice = store.invoices.put({
    ...draft,
    status: 'open',
    number: `${suffix}-${String(count + 1).padStart(4, '0')}`,
    finalizedAt: now(),
    paymentIntent,
  })
  emitInvoice(payments, 'finalized', invoice)
  return invoice
}
