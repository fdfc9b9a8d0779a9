import type { Price } from '../store/catalogue.ts'
import type { Line } from '../store/invoices.ts'
import type { Payments } from '../store/Payments.ts'
import type { Subscription } from '../store/subscriptions.ts'
import { endOfPeriod } from './calendar.ts'
import { changeSubscription } from './changeSubscription.ts'
import { collectInvoice } from './collectInvoice.ts'
import { createInvoice, finalizeInvoice, periodLine } from './createInvoice.ts'

export interface ItemChange {
  readonly price: Price
  readonly quantity: number
  /** Whether the rest of the period is charged or given back. */
  readonly proration: boolean
}

/** Changes what is subscribed to at once. Another interval starts a period of its own. */
export function changeItem(payments: Payments, before: Subscription, change: ItemChange): void {
  const planned = withChange(payments, before, change)
  if (JSON.stringify(planned) === JSON.stringify(before)) return
  const isNewPeriod = planned.anchor !== before.anchor
  const after = changeSubscription(payments, before, planned)
  if (!change.proration && !isNewPeriod) return
  const lines = change.proration ? prorationLines(payments, before, after) : [periodLine(payments, after)]
  const invoice = createInvoice(payments, after, 'subscription_update', lines)
  changeSubscription(payments, after, { latestInvoice: invoice.id })
  collectInvoice(payments, finalizeInvoice(payments, invoice), 'renewal')
}

/** The subscription after a change, not stored. */
export function withChange(
  { store, now }: Payments,
  before: Subscription,
  { price, quantity }: ItemChange,
): Subscription {
  const isSameInterval = store.prices.find(before.item.price)?.interval === price.interval
  if (isSameInterval) return { ...before, item: { ...before.item, price: price.id, quantity } }
  const start = now()
  return {
    ...before,
    anchor: start,
    item: {
      ...before.item,
      price: price.id,
      quantity,
      periodStart: start,
      periodEnd: endOfPeriod(start, price.interval, start),
    },
  }
}

/** What is given back of the former price and charged of the new one, from now on. */
export function prorationLines(
  payments: Payments,
  before: Subscription,
  after: Subscription,
): readonly Line[] {
  const time = payments.now()
  return [rest(payments, before, time, -1), rest(payments, after, time, 1)]
}

function rest(payments: Payments, subscription: Subscription, time: number, sign: 1 | -1): Line {
  const { periodStart, periodEnd } = subscription.item
  const line = periodLine(payments, subscription)
  const share = (periodEnd - Math.max(time, periodStart)) / (periodEnd - periodStart)
  return {
    ...line,
    description: `${sign < 0 ? 'Unused time' : 'Remaining time'} on ${line.description}`,
    amount: sign * Math.round(line.amount * share),
    periodStart: time,
    proration: true,
  }
}
