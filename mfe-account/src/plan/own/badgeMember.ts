import type { Member } from '@outcome-studio/shared/domain/member'
import { accessOf, paymentStateOf, type SubscriptionRecord } from '@outcome-studio/shared/domain/payments'

/**
 * The member as the subscription describes them. The record follows the subscription a moment later, and until then
 * the badge would contradict the text next to it.
 */
export function badgeMember(member: Member, subscription: SubscriptionRecord, now: Date): Member {
  const { accessType } = accessOf([subscription], now)
  const { payment: _stored, ...others } = member
  const payment = paymentStateOf([subscription])
  const described = payment === null ? others : { ...others, payment }
  return accessType === 'STANDARD' || member.accessType === 'STANDARD'
    ? { ...described, accessType }
    : described
}
