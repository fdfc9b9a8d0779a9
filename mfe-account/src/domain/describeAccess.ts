import type { ExplainedAccess } from '@outcome-studio/shared/domain/member'
import type { Sentence } from '@outcome-studio/shared/domain/payments'

/** What gives a member access, or why they have none, in words. */
export const ACCESS_REASON_TEXTS: Readonly<Record<ExplainedAccess['reason'], string>> = {
  membership: 'Paid membership',
  seat: 'Seat of a group',
  trial: 'Trial',
  membershipEnded: 'Membership ended',
  seatEnded: 'Seat of a group ended',
  trialEnded: 'Trial ended',
  noSeatLeft: 'Waits for a seat; none is left',
  neverSubscribed: 'Never subscribed',
}

/** Says what gives a member access, or why they have none, and until when. */
export function describeAccess({ hasAccess, reason, until }: ExplainedAccess): Sentence {
  const text = ACCESS_REASON_TEXTS[reason]
  return until === '' ? [text] : [`${text}${hasAccess ? ', until' : ' on'} `, { at: until, isLastDay: true }]
}
