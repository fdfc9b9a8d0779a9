import type { PaymentState } from '../member/PaymentState.ts'
import { currentSubscription } from './currentSubscription.ts'
import type { SubscriptionRecord } from './SubscriptionRecord.ts'

/** What is unusual about the payments of a person with these subscriptions; null if nothing is unusual. */
export function paymentStateOf(records: readonly SubscriptionRecord[]): PaymentState | null {
  const record = currentSubscription(records)
  if (record === null) return null
  const { status, paymentProblem, graceEndsAt, pause, cancelAtPeriodEnd } = record
  const problem = paymentProblem ?? 'declined'
  switch (status) {
    case 'past_due':
      return { state: 'due', problem, accessUntil: graceEndsAt ?? '' }
    case 'unpaid':
      return { state: 'due', problem, accessUntil: '' }
    case 'paused':
      return { state: 'paused', resumesAt: '' }
    case 'active':
    case 'trialing':
      // Nothing more is charged for one that ends, paused or not.
      return pause === null || cancelAtPeriodEnd
        ? null
        : { state: 'paused', resumesAt: pause.resumesAt ?? '' }
    default:
      return null
  }
}
