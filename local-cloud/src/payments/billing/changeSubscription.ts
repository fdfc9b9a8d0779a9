import type { Payments } from '../store/Payments.ts'
import type { Subscription } from '../store/subscriptions.ts'
import { emitSubscription } from './emit.ts'

/**
 * Changes a subscription and reports it, unless nothing is different.
 *
 * @returns the subscription as it is now
 */
export function changeSubscription(
  payments: Payments,
  before: Subscription,
  change: Partial<Subscription>,
): Subscription {
  const after = { ...before, ...change }
  if (JSON.stringify(after) === JSON.stringify(before)) return before
  payments.store.subscriptions.put(after)
  emitSubscription(payments, 'updated', after, before)
  return after
}
