import type { AccessType } from '../member/Member.ts'
import { isInFuture } from '../member/membership.ts'
import type { SubscriptionRecord } from './SubscriptionRecord.ts'

/** Value of the token claim `stripeRole` of a member whose subscriptions give access. */
export const MEMBER_ROLE = 'member'

/** What a person's subscriptions give. */
export interface SubscriptionAccess {
  readonly accessType: Exclude<AccessType, 'NEVER_SUBSCRIBED'>
  /** When the access ends or has ended, ISO 8601; empty if there never was any. */
  readonly subscriptionExpiresAt: string
  readonly role: typeof MEMBER_ROLE | null
}

/**
 * The access that a person's subscriptions give: to the end of the paid period, also after a cancellation, and for the
 * days of grace after a failed payment. Of several subscriptions, the one that gives access longest counts.
 *
 * While no payments are collected, a pause that voids its invoices gives access to the end of what was paid, and every
 * other one gives it throughout: docs/decisions/pausing-a-membership.md.
 */
export function accessOf(records: readonly SubscriptionRecord[], now: Date): SubscriptionAccess {
  const giving = records.filter((record) => givesAccess(record, now))
  const ends = (giving.length > 0 ? giving : records).flatMap((record) => accessEnd(record) ?? [])
  const subscriptionExpiresAt = ends.reduce((latest, end) => (isLater(end, latest) ? end : latest), '')
  return giving.length > 0
    ? { accessType: 'STANDARD', subscriptionExpiresAt, role: MEMBER_ROLE }
    : { accessType: 'NONE', subscriptionExpiresAt, role: null }
}

/** Whether anything was ever paid or tried out with one of these subscriptions. */
export const hasSubscribed = (records: readonly SubscriptionRecord[]): boolean =>
  records.some(({ status }) => status !== 'incomplete' && status !== 'incomplete_expired')

/** Whether a subscription forbids a further one: it renews, or a payment for it is due. */
export const isLiveSubscription = ({ status }: Pick<SubscriptionRecord, 'status'>): boolean =>
  status === 'active' || status === 'trialing' || status === 'past_due'

/** Whether the service is paused together with the payments. */
const isVoiding = ({ pause }: SubscriptionRecord): boolean => pause?.behavior === 'void'

function givesAccess(record: SubscriptionRecord, now: Date): boolean {
  const end = accessEnd(record)
  if (end === null) return false
  switch (record.status) {
    case 'active':
    case 'trialing':
      // The provider renews it a moment after its period has ended.
      return !(record.cancelAtPeriodEnd || isVoiding(record)) || isInFuture(end, now)
    case 'past_due':
      return isInFuture(end, now)
    default:
      return false
  }
}

function accessEnd(record: SubscriptionRecord): string | null {
  switch (record.status) {
    case 'active':
    case 'trialing':
      return isVoiding(record) ? (record.pause?.paidUntil ?? null) : record.currentPeriodEnd
    case 'past_due':
    case 'unpaid':
      // Their current period is not paid.
      return record.graceEndsAt
    case 'canceled':
      return record.endedAt
    default:
      return null
  }
}

const isLater = (time: string, other: string): boolean => other === '' || Date.parse(time) > Date.parse(other)
