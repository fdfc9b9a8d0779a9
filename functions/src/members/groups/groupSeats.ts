import { createHash } from 'node:crypto'
import type { Group, Invitation } from './Group.ts'

const DAY = 86_400_000

/** Days after which an invitation expires, and its seat is free again. */
export const INVITATION_DAYS = 14

/** Most open invitations of a group. They are part of its document. */
export const MOST_INVITATIONS = 500

type Seats = Pick<Group, 'seats' | 'planned' | 'owner' | 'used' | 'invitations'>

/** Key of an address in a group. It has no dots, so it can be part of a field's name. */
export const addressKey = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex')

export const isOpenInvitation = ({ expiresAt }: Pick<Invitation, 'expiresAt'>, now: Date): boolean =>
  Date.parse(expiresAt) > now.getTime()

/** Seats that nobody else can take: the owner's, those of the holders and those of open invitations. */
export function takenSeats(
  { owner, used, invitations }: Omit<Seats, 'seats' | 'planned'>,
  now: Date,
): number {
  const invited = Object.values(invitations).filter((each) => isOpenInvitation(each, now))
  return (owner === null ? 0 : 1) + used + invited.length
}

/**
 * Seats that can be taken now. A smaller number that is planned counts already, so that nobody gets a seat that ends
 * with the period.
 */
export const freeSeats = (group: Seats, now: Date): number =>
  Math.max(0, Math.min(group.seats, group.planned?.seats ?? group.seats) - takenSeats(group, now))

/** The open invitation of an address; undefined without one. */
export function invitationOf(
  { invitations }: Pick<Group, 'invitations'>,
  email: string,
  now: Date,
): Invitation | undefined {
  const invitation = invitations[addressKey(email)]
  return invitation !== undefined && isOpenInvitation(invitation, now) ? invitation : undefined
}

/** Invitations with one more, which replaces an earlier one of the address. */
export const withInvitation = (
  { invitations }: Pick<Group, 'invitations'>,
  email: string,
  now: Date,
): Group['invitations'] => ({
  ...invitations,
  [addressKey(email)]: {
    email,
    invitedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY).toISOString(),
  },
})

/** Invitations without that of an address. */
export const withoutInvitation = (
  { invitations }: Pick<Group, 'invitations'>,
  email: string,
): Group['invitations'] =>
  Object.fromEntries(Object.entries(invitations).filter(([key]) => key !== addressKey(email)))

/** Fields of a group that store its invitations. `invited` finds the groups that invite an address. */
export const invitationFields = (invitations: Group['invitations']) => ({
  invitations,
  invited: Object.keys(invitations),
})
