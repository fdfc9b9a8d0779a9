import type { CheckoutStatus } from './CheckoutSession.ts'
import { isPaidFor } from './currentSubscription.ts'
import type { SubscriptionRecord } from './SubscriptionRecord.ts'

/** Milliseconds after which a page that waits for a payment says what to do. */
export const PAYMENT_CONFIRMATION_PATIENCE = 60_000

/**
 * What a member is told about a checkout: it was left without paying, it is being confirmed (for longer than usual), or
 * how it ended.
 */
export type CheckoutProgress = 'left' | 'confirming' | 'slow' | 'active' | 'failed' | 'expired'

interface CheckoutFacts {
  readonly status: CheckoutStatus
  readonly subscriptions: readonly Pick<SubscriptionRecord, 'status'>[]
  /** Whether the member came back by "Cancel". */
  readonly wasLeft: boolean
  /** Whether the page has waited longer than PAYMENT_CONFIRMATION_PATIENCE. */
  readonly isLate: boolean
}

/** Only a subscription that the server reports makes a membership active, never the return to the product. */
export function checkoutProgress({
  status,
  subscriptions,
  wasLeft,
  isLate,
}: CheckoutFacts): CheckoutProgress {
  if (subscriptions.some(isPaidFor)) return 'active'
  if (status === 'failed' || status === 'expired') return status
  if (wasLeft && status === 'open') return 'left'
  return isLate ? 'slow' : 'confirming'
}
