import { MONTHLY_PRICE, YEARLY_PRICE } from '../constants.ts'
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

type Membership = Pick<Member, 'accessType' | 'trialExpiresAt'>

/** Whether the badge depends on what the member pays. */
export function isBadgeByPrice({ accessType, trialExpiresAt }: Membership): boolean {
  return accessType === 'STANDARD' && trialExpiresAt === ''
}

/**
 * The badge beside a member's name (specification, section 4).
 * @param price what the member pays per period in US cents, null where it is not known
 * @returns null where no badge is shown
 */
export function membershipBadge(
  { accessType, trialExpiresAt }: Membership,
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
  if (price === YEARLY_PRICE) return { label: 'Yearly membership', tone: 'primary' }
  if (price === MONTHLY_PRICE) return { label: 'Monthly membership', tone: 'primary' }
  return null
}
