import type { ExplainedAccess } from '@outcome-studio/shared/domain/member'
import type { Sentence } from '@outcome-studio/shared/domain/payments'

/** Says what gives a member access, or why they have none, and until when. */
export function describeAccess({ reason, until }: ExplainedAccess): Sentence {
  const ending: Sentence = until === '' ? [] : [', until ', { at: until }]
  const ended: Sentence = until === '' ? [] : [' on ', { at: until }]
  switch (reason) {
    case 'membership':
      return ['Paid membership', ...ending]
    case 'seat':
      return ['Seat of the organization', ...ending]
    case 'trial':
      return ['Trial', ...ending]
    case 'membershipEnded':
      return ['Membership ended', ...ended]
    case 'seatEnded':
      return ['Seats of the organization ended', ...ended]
    case 'trialEnded':
      return ['Trial ended', ...ended]
    case 'noSeatLeft':
      return ['Waits for a seat; none is left']
    case 'neverSubscribed':
      return ['Never subscribed']
  }
}
