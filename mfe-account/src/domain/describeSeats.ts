import { counted } from '@outcome-studio/shared/domain/base'
import type { Member } from '@outcome-studio/shared/domain/member'
import type { PlanPrice, Sentence } from '@outcome-studio/shared/domain/payments'
import { planInSentence } from './describePlanChange.ts'
import { seatsTotal } from './describeSeatsPrice.ts'

interface SeatGroup {
  readonly source: 'own' | 'organization'
  readonly name: string
  readonly seats: number
  readonly taken: number
  readonly free: number
  readonly isOwner: boolean
  /** End of the paid period, ISO 8601; empty if the group does not renew. */
  readonly paidUntil: string
  /** The number of seats from the next period on; null if it does not change. */
  readonly planned: { readonly seats: number } | null
  readonly holders: readonly Addressed[]
  readonly invitations: readonly (Addressed & Pick<SeatInvitation, 'expiresAt'>)[]
}

interface Addressed {
  readonly email: string
}

/** Times are ISO 8601. */
interface SeatInvitation {
  readonly invitedAt: string
  readonly expiresAt: string
}

const DATE = 'YYYY-MM-DD'.length

/** Whether an invitation reserves its seat no longer. */
export const hasExpired = ({ expiresAt }: Pick<SeatInvitation, 'expiresAt'>, now: Date): boolean =>
  Date.parse(expiresAt) <= now.getTime()

/** Whether an invitation was sent on this day in UTC. The server mails an address of a group once a day. */
export const wasSentToday = ({ invitedAt }: Pick<SeatInvitation, 'invitedAt'>, now: Date): boolean =>
  invitedAt.slice(0, DATE) === now.toISOString().slice(0, DATE)

/** How many invitations reserve a seat. */
const countOpen = ({ invitations }: Pick<SeatGroup, 'invitations'>, now: Date): number =>
  invitations.filter((each) => !hasExpired(each, now)).length

/** How many seats are taken, reserved by invitations, and free. */
export function describeSeats(
  group: Pick<SeatGroup, 'seats' | 'taken' | 'free' | 'isOwner' | 'invitations'>,
  now: Date,
): string {
  const { seats, taken, free, isOwner } = group
  const open = countOpen(group, now)
  const own = isOwner ? ', one of them yours' : ''
  const invited = open === 0 ? '' : `, ${open} invited`
  return `${taken - open} of ${counted(seats, 'seat')} taken${own}${invited}. ${free === 0 ? 'No seat is free.' : `${counted(free, 'seat')} free.`}`
}

/** What a group is called among those that a member manages. */
export const groupTitle = ({ source, name }: Pick<SeatGroup, 'source' | 'name'>): string =>
  source === 'own' ? 'Your group' : `Group of ${name}`

/** How many seats somebody has, and how many invitations reserve one: "4 of 10 seats used, 2 invitations open". */
export function describeSeatUse(
  group: Pick<SeatGroup, 'seats' | 'taken' | 'invitations'>,
  now: Date,
): string {
  const { seats, taken } = group
  const open = countOpen(group, now)
  const used = `${taken - open} of ${counted(seats, 'seat')} used`
  return open === 0 ? used : `${used}, ${counted(open, 'invitation')} open`
}

/**
 * Says which invitations were sent, and why the others were not.
 * @param emails whom the member invited, in lower case
 * @param mailed those of them who get a mail
 * @param group afterwards
 */
export function describeInvited(
  emails: readonly string[],
  mailed: readonly string[],
  { holders, invitations }: Pick<SeatGroup, 'holders' | 'invitations'>,
): string {
  const has = (list: readonly Addressed[], address: string): boolean =>
    list.some(({ email }) => email.toLowerCase() === address)
  const others = emails.filter((email) => !mailed.includes(email))
  const sent = mailed.length === 1 ? 'The invitation is sent.' : 'The invitations are sent.'
  if (others.length === 0) return sent
  return [
    ...(mailed.length === 0 ? [] : [`${counted(mailed.length, 'invitation')} sent.`]),
    ...others.map((email) => {
      if (has(holders, email)) return `${email} has a seat already.`
      return has(invitations, email)
        ? `${email} was invited already today. The invitation can be sent again tomorrow.`
        : `${email} manages the group and needs no invitation.`
    }),
  ].join(' ')
}

/** How many of these addresses need a seat that is free: those without a seat and without an open invitation. */
export function seatsNeeded(
  emails: readonly string[],
  { holders, invitations }: Pick<SeatGroup, 'holders' | 'invitations'>,
  now: Date,
): number {
  const open = invitations.filter((each) => !hasExpired(each, now))
  const reserved = new Set([...holders, ...open].map(({ email }) => email.toLowerCase()))
  return emails.filter((email) => !reserved.has(email)).length
}

interface SeatCount {
  readonly group: Pick<SeatGroup, 'seats' | 'paidUntil' | 'planned'>
  /** Price of one seat; null if it is not known. */
  readonly price: PlanPrice | null
  readonly seats: number
  /** The planned change of plan; undefined for none. */
  readonly planChange: Member['planChangeRequest']
}

/** What another number of seats means: when it starts, what is charged before and after, and what it replaces. */
export function describeSeatCount(count: SeatCount): readonly Sentence[] {
  const { group, seats, planChange } = count
  const { planned } = group
  if (seats === group.seats) {
    return [
      ['The number of seats stays as it is.'],
      ...(planned ? [[`The planned change to ${counted(planned.seats, 'seat')} is dropped.`]] : []),
      ...(planChange ? [[`Your planned change to ${planInSentence(planChange.newPlan)} stays.`]] : []),
    ]
  }
  return [...describeNext(count), ...describeReplaced(group, seats, planChange)]
}

/** What another number of seats replaces: a planned change of plan, or a planned number. */
function describeReplaced(
  { planned }: SeatCount['group'],
  seats: number,
  planChange: SeatCount['planChange'],
): readonly Sentence[] {
  if (planChange) {
    const what = `This replaces your change to ${planInSentence(planChange.newPlan)}, planned for `
    return [[what, { at: planChange.requestExpiresAt }, '.']]
  }
  return planned && planned.seats !== seats
    ? [[`This replaces the planned change to ${counted(planned.seats, 'seat')}.`]]
    : []
}

/** Confirms a number of seats, with what it has replaced. */
export function seatCountText({
  group: { seats: current, planned },
  seats,
  planChange,
}: Pick<SeatCount, 'group' | 'seats' | 'planChange'>): string {
  const isKept = seats === current
  const done = isKept ? 'The number of seats stays as it is.' : 'The number of seats is set.'
  if (planChange) {
    const plan = planInSentence(planChange.newPlan)
    return `${done} ${isKept ? `Your planned change to ${plan} stays.` : `The change to ${plan} is dropped.`}`
  }
  const isReplaced = planned !== null && planned.seats !== seats
  return isReplaced ? `${done} The change to ${counted(planned.seats, 'seat')} is dropped.` : done
}

function describeNext({ group, price, seats }: SeatCount): readonly Sentence[] {
  const when: Sentence =
    group.paidUntil === ''
      ? [`From the next period on you have ${counted(seats, 'seat')}.`]
      : [
          'From ',
          { at: group.paidUntil },
          ` on you have ${counted(seats, 'seat')} instead of ${group.seats}.`,
        ]
  if (price === null) return [when, ['Nothing is charged before.']]
  const [next, now] = [seatsTotal(price, seats), seatsTotal(price, group.seats)]
  return [when, [`You pay ${next} then, now it is ${now}. Nothing is charged before.`]]
}
