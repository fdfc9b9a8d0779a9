import { accessOf, type Member, type SubscriptionRecord } from '@outcome-studio/shared/domain'

/**
 * The member as the subscription describes them. The record follows the subscription a moment later, and until then
 * the badge would contradict the text next to it.
 */
export function badgeMember(member: Member, subscription: SubscriptionRecord, now: Date): Member {
  const { accessType } = accessOf([subscription], now)
  return accessType === 'STANDARD' || member.accessType === 'STANDARD' ? { ...member, accessType } : member
}
