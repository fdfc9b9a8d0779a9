import type { Payments } from '../store/Payments.ts'
import type { Subscription } from '../store/subscriptions.ts'
import { emitSchedule, emitSubscription } from './emit.ts'

/** Ends a subscription now. What was paid stays paid; open invoices are not tried again. */
export function endSubscription(
  payments: Payments,
  subscription: Subscription,
  cancellation: Subscription['cancellation'],
): Subscription {
  const { store, now } = payments
  const time = now()
  for (const invoice of store.invoices.list(subscription.customer)) {
    if (invoice.subscription === subscription.id && invoice.nextAttempt !== null) {
      store.invoices.put({ ...invoice, nextAttempt: null })
    }
  }
  const schedule = subscription.schedule === null ? undefined : store.schedules.find(subscription.schedule)
  if (schedule?.status === 'active') {
    emitSchedule(
      payments,
      'canceled',
      store.schedules.put({ ...schedule, status: 'canceled', canceledAt: time }),
    )
  }
  const ended = store.subscriptions.put({
    ...subscription,
    status: 'canceled',
    canceledAt: subscription.canceledAt ?? time,
    endedAt: time,
    schedule: null,
    cancellation: { ...cancellation, reason: subscription.cancellation.reason ?? cancellation.reason },
  })
  emitSubscription(payments, 'deleted', ended)
  return ended
}

/** What a change of the date at which a subscription ends means for its other fields. @param now seconds since 1970 */
export function cancellationChange(
  subscription: Subscription,
  cancelAt: number | null,
  now: number,
): Partial<Subscription> {
  if (cancelAt === null) {
    return {
      cancelAt: null,
      cancelAtPeriodEnd: false,
      canceledAt: null,
      cancellation: { reason: null, feedback: null, comment: null },
    }
  }
  return {
    cancelAt,
    cancelAtPeriodEnd: cancelAt === subscription.item.periodEnd,
    canceledAt: subscription.canceledAt ?? now,
    cancellation: { ...subscription.cancellation, reason: 'cancellation_requested' },
  }
}
