import { counted } from '@outcome-studio/shared/domain/base'
import { formatMoney, type PlanPrice, type Sentence } from '@outcome-studio/shared/domain/payments'

interface SeatGroup {
  readonly seats: number
  readonly taken: number
  readonly free: number
  readonly isOwner: boolean
  /** End of the paid period, ISO 8601; empty if the group does not renew. */
  readonly paidUntil: string
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

/** How many seats are taken and free, in one sentence. */
export function describeSeats({ seats, taken, free, isOwner }: Omit<SeatGroup, 'paidUntil'>): string {
  const own = isOwner ? ', one of them yours' : ''
  return `${taken} of ${counted(seats, 'seat')} taken${own}. ${free === 0 ? 'No seat is free.' : `${counted(free, 'seat')} free.`}`
}

interface SeatCount {
  readonly group: Pick<SeatGroup, 'seats' | 'paidUntil'>
  /** Price of one seat; null if it is not known. */
  readonly price: PlanPrice | null
  readonly seats: number
}

/** What another number of seats means: when it starts, and what is charged before and after. */
export function describeSeatCount({ group, price, seats }: SeatCount): readonly Sentence[] {
  if (seats === group.seats) return [['The number of seats stays as it is.']]
  const when: Sentence =
    group.paidUntil === ''
      ? [`From the next period on you have ${counted(seats, 'seat')}.`]
      : [
          'From ',
          { at: group.paidUntil },
          ` on you have ${counted(seats, 'seat')} instead of ${group.seats}.`,
        ]
  if (price === null) return [when, ['Nothing is charged before.']]
  const cost = (count: number) => `${formatMoney(count * price.amount, price.currency)} a ${price.interval}`
  return [when, [`You pay ${cost(seats)} then, now it is ${cost(group.seats)}. Nothing is charged before.`]]
}
