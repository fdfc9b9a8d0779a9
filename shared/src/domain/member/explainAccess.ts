import type { Member } from './Member.ts'
import { hasAccess } from './membership.ts'

/** What gives a member access, or why they have none. */
export const ACCESS_REASONS = [
  'membership',
  'seat',
  'trial',
  'membershipEnded',
  'seatEnded',
  'trialEnded',
  'noSeatLeft',
  'neverSubscribed',
] as const
export type AccessReason = (typeof ACCESS_REASONS)[number]

/** A member's access, with its source. */
export interface ExplainedAccess {
  readonly hasAccess: boolean
  readonly reason: AccessReason
  /** When the access ends or has ended, ISO 8601; empty if it has no end, or there was none. */
  readonly until: string
}

type Facts = Pick<Member, 'accessType' | 'trialExpiresAt' | 'subscriptionExpiresAt' | 'groupSeat' | 'payment'>

/**
 * Which rule gives or denies a member access (docs/product.md §4).
 * @param hasSeat whether the member has a seat of their organization's group membership
 */
export function explainAccess(member: Facts, hasSeat: boolean, now: Date): ExplainedAccess {
  const { accessType, trialExpiresAt, subscriptionExpiresAt, payment } = member
  if (accessType === 'STANDARD') {
    const graceEnd = payment?.state === 'due' ? payment.accessUntil : ''
    return { hasAccess: true, reason: 'membership', until: graceEnd || subscriptionExpiresAt }
  }
  if (hasAccess(member, now)) {
    return { hasAccess: true, reason: hasSeat ? 'seat' : 'trial', until: trialExpiresAt }
  }
  if (trialExpiresAt !== '') {
    return { hasAccess: false, reason: hasSeat ? 'seatEnded' : 'trialEnded', until: trialExpiresAt }
  }
  if (member.groupSeat === 'full') return { hasAccess: false, reason: 'noSeatLeft', until: '' }
  const reason = accessType === 'NEVER_SUBSCRIBED' ? 'neverSubscribed' : 'membershipEnded'
  return { hasAccess: false, reason, until: subscriptionExpiresAt }
}
