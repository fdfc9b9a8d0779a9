import { explainAccess } from '@outcome-studio/shared/domain/member'
import type { MemberFacts } from './MemberFacts.ts'

const LABEL_WIDTH = 14

/** Says in words what state a member is in, and which rule gives or denies access. One line for each fact. */
export function explainMember(facts: MemberFacts, now: Date): readonly string[] {
  const { email, uid, emailVerified, isDisabled, rights, member, subscriptions } = facts
  const rows: readonly (readonly [string, string])[] = [
    ['Member', `${email} (${uid})`],
    ['Access', accessOf(facts, now)],
    ['Sign-in', `${isDisabled ? 'disabled' : 'enabled'}, e-mail ${emailVerified ? '' : 'not '}verified`],
    ['Rights', rights.join(', ') || 'none'],
    ...(subscriptions.length === 0 ? [['Subscription', 'none'] as const] : []),
    ...subscriptions.map((each) => ['Subscription', subscriptionLine(each)] as const),
    ['Trial', trialLine(facts)],
    ['Group seat', seatLine(facts, now)],
    [
      'Quota',
      member?.overQuota === true ? 'exceeded: documents can be read and deleted only' : 'not exceeded',
    ],
    ['Sessions', sessionsLine(member?.validSince)],
  ]
  return rows.map(([label, text]) => `${label.padEnd(LABEL_WIDTH)}${text}`)
}

function accessOf({ member, isDisabled, hasSeat, domain }: MemberFacts, now: Date): string {
  if (isDisabled) return 'no: the account is disabled'
  if (member === null) return 'no: there is no record; it is made at the first sign-in'
  const { reason, until } = explainAccess(member, hasSeat, now)
  switch (reason) {
    case 'membership':
      return `yes: paid membership (accessType STANDARD)${until && `, until ${until}`}`
    case 'seat':
      return `yes: the seat in the group membership of ${domain} lasts until ${until}`
    case 'trial':
      return `yes: the trial lasts until ${until}`
    case 'seatEnded':
      return `no: the seat in the group membership of ${domain} ended ${until}`
    case 'trialEnded':
      return `no: the trial ended ${until}`
    case 'noSeatLeft':
      return `no: the group membership of ${domain} has no seat left; ${member.groupContact ?? 'nobody'} is to be asked`
    case 'neverSubscribed':
      return 'no: never subscribed, and no trial or group seat'
    case 'membershipEnded':
      return `no: the membership has ended${until && ` (${until})`}`
  }
}

function subscriptionLine({
  id,
  status,
  plan,
  currentPeriodEnd,
  cancelAtPeriodEnd,
  paymentProblem,
  graceEndsAt,
  pause,
}: MemberFacts['subscriptions'][number]): string {
  const parts = [
    status,
    plan ?? 'a price that is not configured',
    ...(currentPeriodEnd === null ? [] : [`period ends ${currentPeriodEnd}`]),
    ...(cancelAtPeriodEnd ? ['then it ends'] : []),
    ...(pause === null
      ? []
      : [
          `payments paused (${pause.behavior})${pause.resumesAt === null ? '' : ` until ${pause.resumesAt}`}`,
        ]),
    ...(paymentProblem === null ? [] : [`payment: ${paymentProblem}`]),
    ...(graceEndsAt === null ? [] : [`grace ends ${graceEndsAt}`]),
  ]
  return `${parts.join(', ')} (${id})`
}

function trialLine({ member, hasSeat }: MemberFacts): string {
  const end = member?.trialExpiresAt ?? ''
  return end === '' || hasSeat ? 'none' : `until ${end}`
}

function seatLine({ domain, group, hasSeat, emailVerified, member }: MemberFacts, now: Date): string {
  if (group.kind === 'malformed')
    return `the group membership of ${domain} cannot be read, so it gives nothing`
  if (group.kind === 'none') return hasSeat ? `taken, but ${domain} has no group membership any more` : 'none'
  const { endsAt, contact } = group.group
  if (hasSeat) return `taken, until ${endsAt}`
  if (endsAt <= now.toISOString()) return `none: the group membership of ${domain} ended ${endsAt}`
  if (!emailVerified) return 'none: the email is not verified'
  if (member?.accessType === 'STANDARD') return 'none: a paying member takes no seat'
  if (member?.groupSeat === 'full') return `none left; members ask ${contact}`
  return 'none yet: it is taken at the next sign-in, unless a trial lasts longer'
}

const sessionsLine = (validSince: number | undefined): string =>
  validSince === undefined
    ? 'none was ended by "Sign out everywhere"'
    : `sign-ins before ${new Date(validSince * 1_000).toISOString()} are refused`
