import type { Member } from '@outcome-studio/shared/domain/member'
import { hasAccess, hasValidTrial, isInFuture, isOnTrial } from '@outcome-studio/shared/domain/member'
import type { Sentence } from '@outcome-studio/shared/domain/payments'

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
  /** What gives access, or since when there is none. */
  readonly access: Sentence
  /** What the access type includes. */
  readonly detail: string
  /** When access that a member has ends or renews, ISO 8601; null if unknown. */
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
      access: [group === undefined ? 'Full access through your group' : `A seat of ${group}’s group`],
      detail: 'Your group pays for your membership, so there is nothing for you to pay or to change.',
    }
  }
  if (hasAccess(member, now)) return { access: ['Full access'], detail: 'Everything below is yours to use.' }
  if (member.groupSeat === 'full') {
    const whom = member.groupContact ?? 'the person who manages it'
    return {
      access: ['No seat in your group yet'],
      detail: `All seats of your organization’s membership are taken. Please ask ${whom} for one, or choose a plan of your own.`,
    }
  }
  const reading = 'Your studies stay available to open, read and export.'
  if (isOnTrial(member)) {
    return {
      access: endedText('Access through your group', { at: member.trialExpiresAt, isLastDay: true }),
      detail: reading,
    }
  }
  return member.accessType === 'NEVER_SUBSCRIBED'
    ? {
        access: ['No membership yet'],
        detail:
          'You can look around. With a membership you create studies, have every statement checked, and join live events.',
      }
    : { access: endedText('Your membership', { at: member.subscriptionExpiresAt }), detail: reading }
}

/** Says that something has ended, with the day if it is known. */
const endedText = (what: string, end: Exclude<Sentence[number], string>): Sentence =>
  Number.isNaN(Date.parse(end.at)) ? [`${what} has ended`] : [`${what} ended on `, end]

function endOf(member: Membership, now: Date): MembershipText['end'] {
  const isGroup = isOnTrial(member)
  const renewsAt = isGroup && hasValidTrial(member, now) ? (member.groupPaidUntil ?? '') : ''
  if (isInFuture(renewsAt, now)) return { label: 'Renews on', at: renewsAt, isLastDay: false }
  const at = isGroup ? member.trialExpiresAt : member.subscriptionExpiresAt
  return isInFuture(at, now) ? { label: 'Runs until', at, isLastDay: isGroup } : null
}
