import { GRACE_DAYS } from '@outcome-studio/shared/domain/base'
import { accessOf, type SubscriptionRecord } from '@outcome-studio/shared/domain/payments'
import type { BoughtGroup } from '../../members/groups/writeBoughtGroup.ts'

const DAY = 86_400_000

/**
 * The group that a person pays for; null without one. While it renews, the seats last for the days of grace beyond the
 * paid period, so that nobody loses access while the provider renews it or a payment is missing.
 */
export function boughtGroupOf(
  records: readonly SubscriptionRecord[],
  planned: ReadonlyMap<string, BoughtGroup['planned']>,
  now: Date,
): BoughtGroup | null {
  const groups = records
    .filter(({ plan }) => plan === 'groupYearly')
    .flatMap((record) => {
      const { accessType, subscriptionExpiresAt: end } = accessOf([record], now)
      return accessType === 'STANDARD' && end !== '' ? [{ record, end }] : []
    })
    .sort((one, other) => Date.parse(other.end) - Date.parse(one.end))
  const [best] = groups
  if (best === undefined) return null
  const { record, end } = best
  const renews = record.status !== 'past_due' && !record.cancelAtPeriodEnd && record.pause === null
  return {
    subscription: record.id,
    seats: record.quantity,
    endsAt: renews ? new Date(Date.parse(end) + GRACE_DAYS * DAY).toISOString() : end,
    paidUntil: renews ? end : '',
    planned: planned.get(record.id) ?? null,
  }
}
