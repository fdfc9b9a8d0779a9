import type { Member } from '@outcome-studio/shared/domain/member'
import { hasAccess, hasValidTrial, isInFuture, isOnTrial } from '@outcome-studio/shared/domain/member'

type Membership = Pick<
  Member,
  | 'accessType'
  | 'trialExpiresAt'
  | 'subscriptionExpiresAt'
  | 'groupSeat'
  | 'groupContact'
  | 'groupName'
  | 'groupPaidUntil'
>

export interface MembershipText {
  /** Label of the access type. */
  readonly access: string
  /** What the access type includes. */
  readonly detail: string
  /** When the access ends or has ended, ISO 8601; null if unknown. */
  readonly end: { readonly label: string; readonly at: string; readonly isLastDay: boolean } | null
}

/** Describes a membership for the plan screen (docs/product.md §4). */
export function describeMembership(member: Membership, now: Date): MembershipText {
  return { ...accessText(member, now), end: endOf(member, now) }
}

function accessText(member: Membership, now: Date): Omit<MembershipText, 'end'> {
  if (hasValidTrial(member, now)) {
    const group = member.groupName
    return {
      access: group === undefined ? 'Full access through your group' : `A seat of ${group}’s group`,
      detail: 'Your group pays for your membership, so there is nothing for you to pay or to change.',
    }
  }
  if (hasAccess(member, now)) return { access: 'Full access', detail: 'Everything below is yours to use.' }
  if (member.groupSeat === 'full') {
    const whom = member.groupContact ?? 'the person who manages it'
    return {
      access: 'No seat in your group yet',
      detail: `All seats of your organization’s membership are taken. Please ask ${whom} for one, or choose a plan of your own.`,
    }
  }
  const reading = 'Your studies stay available to open, read and export.'
  if (isOnTrial(member)) return { access: 'Access through your group has ended', detail: reading }
  return member.accessType === 'NEVER_SUBSCRIBED'
    ? {
        access: 'No membership yet',
        detail:
          'You can look around. With a membership you create studies, have every statement checked, and join live events.',
      }
    : { access: 'Your membership has ended', detail: reading }
}

function endOf(member: Membership, now: Date): MembershipText['end'] {
  const isGroup = isOnTrial(member)
  const renewsAt = isGroup && hasValidTrial(member, now) ? (member.groupPaidUntil ?? '') : ''
  if (isInFuture(renewsAt, now))
    return { label: 'Group membership renews on', at: renewsAt, isLastDay: false }
  const [subject, at] = isGroup
    ? ['Group membership', member.trialExpiresAt]
    : ['Membership', member.subscriptionExpiresAt]
  if (Number.isNaN(Date.parse(at))) return null
  return { label: `${subject} ${isInFuture(at, now) ? 'runs until' : 'ended'}`, at, isLastDay: isGroup }
}
