import type { Member } from '@outcome-studio/shared/domain/member'
import { accessOf, type SubscriptionRecord } from '@outcome-studio/shared/domain/payments'

/**
 * The member as the subscription describes them. The record follows the subscription a moment later, and until then
 * the badge would contradict the text next to it.
 */
export function badgeMember(member: Member, subscription: SubscriptionRecord, now: Date): Member {
  const { accessType } = accessOf([subscription], now)
  return accessType === 'STANDARD' || member.accessType === 'STANDARD' ? { ...member, accessType } : member
}
