import { MONTHLY_PRICE, YEARLY_PRICE } from '../base/constants.ts'
import type { Member } from './Member.ts'
import { isInFuture } from './membership.ts'

export interface MembershipBadge {
  readonly label:
    | 'Group Yearly Membership'
    | 'Yearly membership'
    | 'Monthly membership'
    | 'Membership required'
    | 'Membership expired'
  readonly tone: 'primary' | 'danger'
}

type Membership = Pick<Member, 'accessType' | 'trialExpiresAt' | 'payment'>

/** Whether the badge depends on the price. */
export function isBadgeByPrice({ accessType, trialExpiresAt }: Membership): boolean {
  return accessType === 'STANDARD' && trialExpiresAt === ''
}

/**
 * The badge next to a member's name (docs/product.md §4). In the days of grace after a failed payment it has the same
 * label in another tone.
 * @param price price per billing period in US cents, null if unknown
 * @returns null if no badge is shown
 */
export function membershipBadge(
  { accessType, trialExpiresAt, payment }: Membership,
  price: number | null,
  now: Date,
): MembershipBadge | null {
  if (trialExpiresAt !== '') {
    return isInFuture(trialExpiresAt, now)
      ? { label: 'Group Yearly Membership', tone: 'primary' }
      : { label: 'Membership expired', tone: 'danger' }
  }
  if (accessType === 'NEVER_SUBSCRIBED') return { label: 'Membership required', tone: 'danger' }
  if (accessType === 'NONE') return { label: 'Membership expired', tone: 'danger' }
  const tone = payment?.state === 'due' ? 'danger' : 'primary'
  if (price === YEARLY_PRICE) return { label: 'Yearly membership', tone }
  if (price === MONTHLY_PRICE) return { label: 'Monthly membership', tone }
  return null
}
