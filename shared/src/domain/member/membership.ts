import type { Member } from './Member.ts'

type Membership = Pick<Member, 'accessType' | 'trialExpiresAt'>

/** Whether a time is after now. False for an empty or invalid time, because permissions fail closed. */
export const isInFuture = (isoTime: string, now: Date): boolean => Date.parse(isoTime) > now.getTime()

/** Whether the member has a trial, expired or not (docs/product.md §4). */
export function isOnTrial({ accessType, trialExpiresAt }: Membership): boolean {
  return accessType !== 'STANDARD' && trialExpiresAt !== ''
}

/** Whether the member has a trial that has not expired (docs/product.md §4). */
export function hasValidTrial({ accessType, trialExpiresAt }: Membership, now: Date): boolean {
  return accessType !== 'STANDARD' && isInFuture(trialExpiresAt, now)
}

/** Whether the member may create, save, validate, register and chat (docs/product.md §4). */
export function hasAccess(member: Membership, now: Date): boolean {
  return member.accessType === 'STANDARD' || hasValidTrial(member, now)
}

/** Whether the member belongs to a group: group users are on a trial and exempt from the subscription check (docs/product.md §6). */
export const isGroupUser = isOnTrial

/** Whether the button "Activate your Membership" is shown (docs/product.md §4). */
export function canActivateMembership(member: Membership): boolean {
  return !isGroupUser(member) && member.accessType !== 'STANDARD'
}

/** Whether the member had access at any time. Without, they have no documents. */
export const hadAccess = (member: Membership): boolean =>
  member.accessType !== 'NEVER_SUBSCRIBED' || isOnTrial(member)
