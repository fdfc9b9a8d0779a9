import type { Member } from '@outcome-studio/shared/domain/member'
import type { StoredGroup } from './parseGroup.ts'

/** Facts that decide about a seat when a member signs in. */
export interface SeatFacts {
  readonly stored: StoredGroup
  /** Seats of the group that are taken. */
  readonly used: number
  /** Whether one of them is the member's. */
  readonly hasSeat: boolean
  readonly emailVerified: boolean
  readonly member: Pick<Member, 'accessType' | 'trialExpiresAt'>
}

/** What happens to a member's seat. A seat that is taken or kept gives access until `endsAt`. */
export type SeatDecision =
  | { readonly kind: 'take' | 'keep'; readonly endsAt: string }
  | { readonly kind: 'free' | 'none' | 'unreadable' }
  | { readonly kind: 'full'; readonly contact: string }

/**
 * Decides about a member's seat of the group membership (docs/product.md §4). A member who pays has none, and a trial
 * that lasts longer needs none. A group that cannot be read gives nothing and takes nothing.
 */
export function decideSeat(facts: SeatFacts, now: Date): SeatDecision {
  const { stored, used, hasSeat, emailVerified, member } = facts
  if (stored.kind === 'malformed') return { kind: 'unreadable' }
  const pays = member.accessType === 'STANDARD'
  if (hasSeat) {
    return stored.kind === 'none' || pays ? { kind: 'free' } : { kind: 'keep', endsAt: stored.group.endsAt }
  }
  if (stored.kind === 'none' || pays || !emailVerified) return { kind: 'none' }
  const { endsAt, seats, contact } = stored.group
  const lastsLonger = Date.parse(member.trialExpiresAt) >= Date.parse(endsAt)
  if (Date.parse(endsAt) <= now.getTime() || lastsLonger) return { kind: 'none' }
  return used < seats ? { kind: 'take', endsAt } : { kind: 'full', contact }
}
