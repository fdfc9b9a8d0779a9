import type { ExplainedAccess } from './explainAccess.ts'
import type { Member } from './Member.ts'

/** States of a member in the lists of admins (docs/product.md §6). */
export const MEMBER_STATES = ['member', 'seat', 'trial', 'paymentDue', 'ended', 'none'] as const
export type MemberState = (typeof MEMBER_STATES)[number]

/**
 * Whose members an admin lists: those of the admin's domain, or of all domains, which only tools admins among them may.
 */
export const MEMBERS_SCOPES = ['organization', 'everybody'] as const
export type MembersScope = (typeof MEMBERS_SCOPES)[number]

/**
 * The state of a member. A payment that is due comes before everything else, because somebody has to act on it; such a
 * member may have access or not.
 */
export function memberState({ payment }: Pick<Member, 'payment'>, { reason }: ExplainedAccess): MemberState {
  if (payment?.state === 'due') return 'paymentDue'
  switch (reason) {
    case 'membership':
      return 'member'
    case 'seat':
    case 'trial':
      return reason
    case 'membershipEnded':
    case 'seatEnded':
    case 'trialEnded':
      return 'ended'
    case 'noSeatLeft':
    case 'neverSubscribed':
      return 'none'
  }
}
