import type { Invoice } from '../store/invoices.ts'
import type { Payments } from '../store/Payments.ts'
import type { Pause, Subscription } from '../store/subscriptions.ts'
import { endOfPeriod } from './calendar.ts'
import { changeSubscription } from './changeSubscription.ts'
import { markUncollectible, voidInvoice } from './closeInvoice.ts'
import { collectInvoice } from './collectInvoice.ts'
import { createInvoice, finalizeInvoice, periodLine } from './createInvoice.ts'
import { endSubscription } from './endSubscription.ts'
import { enterPhase } from './schedules.ts'

/** Does what is due for a subscription now: it ends, expires, is resumed or renews. */
export function continueSubscription(payments: Payments, subscription: Subscription): void {
  const { status, cancelAt, pause } = subscription
  const resumesAt = pause?.resumesAt ?? Number.POSITIVE_INFINITY
  if (status === 'incomplete') expire(payments, subscription)
  else if (cancelAt !== null && cancelAt <= payments.now()) {
    endSubscription(payments, subscription, subscription.cancellation)
  } else if (resumesAt <= payments.now()) changeSubscription(payments, subscription, { pause: null })
  else renew(payments, subscription)
}

function expire(payments: Payments, subscription: Subscription): void {
  const { store, now } = payments
  for (const invoice of store.invoices.list(subscription.customer)) {
    if (invoice.subscription === subscription.id && invoice.status === 'open') {
      voidInvoice(payments, invoice)
    }
  }
  changeSubscription(payments, subscription, { status: 'incomplete_expired', endedAt: now() })
}

function renew(payments: Payments, subscription: Subscription): void {
  const { store, now } = payments
  const start = now()
  const planned = enterPhase(payments, subscription)
  if (planned === 'end') {
    endSubscription(payments, subscription, subscription.cancellation)
    return
  }
  const { price: priceId, quantity, schedule } = planned
  const price = store.prices.find(priceId)
  const before = store.prices.find(subscription.item.price)
  const anchor = price?.interval === before?.interval ? subscription.anchor : start
  const item = {
    ...subscription.item,
    price: priceId,
    quantity,
    periodStart: start,
    periodEnd: endOfPeriod(anchor, price?.interval ?? 'month', start),
  }
  const status = subscription.status === 'trialing' ? ('active' as const) : subscription.status
  const next = { ...subscription, item, anchor, schedule, status }
  const invoice = createInvoice(payments, next, 'subscription_cycle', [periodLine(payments, next)])
  changeSubscription(payments, subscription, { item, anchor, schedule, status, latestInvoice: invoice.id })
  if (subscription.pause === null) collectInvoice(payments, finalizeInvoice(payments, invoice), 'renewal')
  else settleInPause(payments, invoice, subscription.pause)
}

/** Nothing is collected in a pause. A draft stays one after it, until somebody finalizes it. */
function settleInPause(payments: Payments, draft: Invoice, { behavior }: Pause): void {
  if (behavior === 'keep_as_draft') return
  const close = behavior === 'void' ? voidInvoice : markUncollectible
  close(payments, finalizeInvoice(payments, draft))
}
