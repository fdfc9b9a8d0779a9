import { isLiveSubscription } from './accessOf.ts'
import type { SubscriptionRecord, SubscriptionStatus } from './SubscriptionRecord.ts'

/** States in which a subscription goes on, the most important one first. */
const LIVE: readonly SubscriptionStatus[] = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
]

/**
 * The subscription that describes the member: the most important of those that go on, else the latest one that ended.
 * @returns null if there is none
 */
export function currentSubscription(records: readonly SubscriptionRecord[]): SubscriptionRecord | null {
  const [best] = [...records].sort(
    (one, other) =>
      rank(one) - rank(other) || (other.createdAt ?? '').localeCompare(one.createdAt ?? '', 'en'),
  )
  return best ?? null
}

function rank({ status }: SubscriptionRecord): number {
  const at = LIVE.indexOf(status)
  return at === -1 ? LIVE.length : at
}

/**
 * Why a member with this subscription cannot subscribe again (docs/product.md §5). The server decides the same.
 * @returns null if they can
 */
export function checkoutRefusal(
  subscription: Pick<SubscriptionRecord, 'status'> | null,
): 'cen/already-subscribed' | 'cen/membership-on-hold' | null {
  if (subscription === null) return null
  if (isLiveSubscription(subscription)) return 'cen/already-subscribed'
  // Paying for these later would pay twice.
  const isOnHold = subscription.status === 'unpaid' || subscription.status === 'paused'
  return isOnHold ? 'cen/membership-on-hold' : null
}

/** Whether a payment has made the subscription usable. */
export const isPaidFor = ({ status }: Pick<SubscriptionRecord, 'status'>): boolean =>
  status === 'active' || status === 'trialing'
