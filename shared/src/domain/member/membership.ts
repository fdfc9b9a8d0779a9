import type { Member } from './Member.ts'

type Membership = Pick<Member, 'accessType' | 'trialExpiresAt'>

/** Whether a time lies after now. An empty or unreadable time does not: closed on doubt for permission. */
export const isInFuture = (isoTime: string, now: Date): boolean => Date.parse(isoTime) > now.getTime()

/** On a trial, expired or not (specification, section 4). */
export function isOnTrial({ accessType, trialExpiresAt }: Membership): boolean {
  return accessType !== 'STANDARD' && trialExpiresAt !== ''
}

/** On a trial that has not expired (specification, section 4). */
export function hasValidTrial({ accessType, trialExpiresAt }: Membership, now: Date): boolean {
  return accessType !== 'STANDARD' && isInFuture(trialExpiresAt, now)
}

/** May create, save, validate, register and chat (specification, section 4; design, section 3). */
export function hasAccess(member: Membership, now: Date): boolean {
  return member.accessType === 'STANDARD' || hasValidTrial(member, now)
}

/** A member through a group: on a trial period, so exempt from the subscription check (specification, section 6). */
export const isGroupUser = isOnTrial

/** Sees the button "Activate your Membership" (specification, section 4). */
export function canActivateMembership(member: Membership): boolean {
  return !isGroupUser(member) && member.accessType !== 'STANDARD'
}
