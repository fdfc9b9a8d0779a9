import type { Member } from '@outcome-studio/shared/domain/member'
import type { Group, StoredGroup } from './Group.ts'
import { addressKey, freeSeats, invitationOf } from './groupSeats.ts'

/** A group as a transaction found it. */
export interface FoundGroup {
  readonly id: string
  readonly stored: StoredGroup
}

/** How a seat was taken. A seat by the domain ends with an address of the domain, one by invitation does not. */
export type SeatOrigin = 'invitation' | 'domain'

/** Facts that decide about a person's seat. */
export interface SeatFacts {
  readonly person: { readonly email: string; readonly domain: string; readonly emailVerified: boolean }
  readonly member: Pick<Member, 'accessType' | 'trialExpiresAt'>
  /** The person's seat; null without one. */
  readonly held: { readonly found: FoundGroup; readonly by: SeatOrigin } | null
  /** Groups that may have a seat for the person. */
  readonly offers: readonly FoundGroup[]
}

/**
 * What happens to a person's seat. A seat that is taken or kept gives access until the end of its group. One that is
 * taken replaces the seat of before.
 */
export type SeatDecision =
  | { readonly kind: 'take'; readonly id: string; readonly group: Group; readonly by: SeatOrigin }
  | { readonly kind: 'keep'; readonly group: Group }
  | { readonly kind: 'free' | 'none' | 'unreadable' }
  | { readonly kind: 'full'; readonly contact: string }

/**
 * Decides about a person's seat of a group membership (docs/product.md §4). A member who pays has none, and a trial
 * that lasts longer needs none. A group that cannot be read gives nothing and takes nothing.
 */
export function decideSeat(facts: SeatFacts, now: Date): SeatDecision {
  const { member, held, person } = facts
  const pays = member.accessType === 'STANDARD'
  if (held === null) return pays || !person.emailVerified ? { kind: 'none' } : newSeat(facts, now)
  const { stored } = held.found
  if (stored.kind === 'malformed') return { kind: 'unreadable' }
  if (pays) return { kind: 'free' }
  const isTheirs = stored.kind === 'group' && belongsTo(held.by, stored.group, person.domain)
  if (isTheirs && !hasEnded(stored.group, now)) return { kind: 'keep', group: stored.group }
  const other = person.emailVerified ? newSeat(facts, now) : null
  if (other?.kind === 'take') return other
  return isTheirs ? { kind: 'keep', group: stored.group } : { kind: 'free' }
}

function newSeat({ person, member, held, offers }: SeatFacts, now: Date): SeatDecision {
  const usable = offers.flatMap(({ id, stored }) => {
    if (stored.kind !== 'group' || id === held?.found.id || hasEnded(stored.group, now)) return []
    // The end of a seat is no trial.
    const trial = held === null ? Date.parse(member.trialExpiresAt) : Number.NaN
    return trial >= Date.parse(stored.group.endsAt) ? [] : [{ id, group: stored.group }]
  })
  const invited = usable.find(({ group }) => invitationOf(group, person.email, now) !== undefined)
  if (invited) return { kind: 'take', ...invited, by: 'invitation' }
  const key = addressKey(person.email)
  const open = usable.filter(
    ({ group }) => group.isOpen && group.domain === person.domain && !group.excluded.includes(key),
  )
  const free = open.find(({ group }) => freeSeats(group, now) > 0)
  if (free) return { kind: 'take', ...free, by: 'domain' }
  const [full] = open
  if (full) return { kind: 'full', contact: full.group.contact }
  return offers.some(({ stored }) => stored.kind === 'malformed') ? { kind: 'unreadable' } : { kind: 'none' }
}

const hasEnded = ({ endsAt }: Group, now: Date): boolean => Date.parse(endsAt) <= now.getTime()

const belongsTo = (by: SeatOrigin, group: Group, domain: string): boolean =>
  by === 'invitation' || group.domain === domain
