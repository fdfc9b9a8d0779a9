import type { Invoice } from '../store/invoices.ts'
import type { Payments } from '../store/Payments.ts'
import type { Subscription } from '../store/subscriptions.ts'
import { endOfPeriod } from './calendar.ts'
import { type ItemChange, prorationLines, withChange } from './changeItem.ts'
import { periodLine } from './createInvoice.ts'

/**
 * The next invoice of a subscription if it were changed. With proration it is the one that is due at once, without the
 * one for the next period. Nothing is stored.
 */
export function previewInvoice(payments: Payments, subscription: Subscription, change: ItemChange): Invoice {
  const { newId, now } = payments
  const { periodEnd } = subscription.item
  const changed = withChange(payments, subscription, change)
  const next = {
    ...changed,
    item: {
      ...changed.item,
      periodStart: periodEnd,
      periodEnd: endOfPeriod(periodEnd, change.price.interval, periodEnd),
    },
  }
  const lines = change.proration
    ? prorationLines(payments, subscription, changed)
    : [periodLine(payments, next)]
  return {
    id: newId('upcoming_in'),
    created: change.proration ? now() : periodEnd,
    customer: subscription.customer,
    testClock: subscription.testClock,
    subscription: subscription.id,
    number: null,
    status: 'draft',
    reason: change.proration ? 'subscription_update' : 'subscription_cycle',
    currency: change.price.currency,
    lines: [...lines],
    discount: null,
    attempts: 0,
    nextAttempt: change.proration ? now() : periodEnd,
    finalizedAt: null,
    paidAt: null,
    voidedAt: null,
    uncollectibleAt: null,
    periodStart: subscription.item.periodStart,
    periodEnd,
    paymentIntent: null,
  }
}
