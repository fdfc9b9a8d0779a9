import {
  boughtGroupId,
  GROUP_SEATS_PATH,
  groupPath,
  groupSeatPath,
} from '@outcome-studio/shared/domain/paths'
import type Stripe from 'stripe'
import { type Group, parseGroup } from '../../../members/groups/Group.ts'
import { takenSeats } from '../../../members/groups/groupSeats.ts'
import { parseSeat, type StoredSeat } from '../../../members/groups/StoredSeat.ts'
import type { PaymentsCloud } from '../openPayments.ts'
import { accountOf, colleagueView } from './ColleaguesModel.ts'
import { differs } from './differs.ts'
import type { MemberModel } from './MemberModel.ts'
import { scheduledSeats } from './recordDifferences.ts'
import { seatMailDifferences } from './seatMailDifferences.ts'

/**
 * Where the group of a member disagrees with the provider, its seats, the records of those who have them, or the mails
 * about it; empty if nothing does.
 * @param paid the subscription that pays for a group; null if none does
 */
export async function seatDifferences(
  member: MemberModel,
  paid: Stripe.Subscription | null,
  cloud: PaymentsCloud,
): Promise<readonly string[]> {
  const { firestore } = cloud
  const id = boughtGroupId(member.uid)
  const stored = parseGroup((await firestore.doc(groupPath(id)).get()).data())
  const found = await firestore.collection(GROUP_SEATS_PATH).where('group', '==', id).get()
  const seats = found.docs.flatMap((each) => parseSeat(each.data()) ?? [])
  if (stored.kind === 'malformed') return ['the group cannot be read']
  const group = stored.kind === 'group' ? stored.group : null
  const ownerSeat = await firestore.doc(groupSeatPath(member.uid)).get()
  return [
    ...differs('seat of the owner', ownerSeat.exists, false),
    ...differs('addresses with two seats', seats.length - new Set(seats.map(({ email }) => email)).size, 0),
    ...(group === null
      ? [
          ...differs('a group that is paid', paid !== null, false),
          ...differs('seats without a group', seats.length, 0),
        ]
      : [
          ...groupDifferences(group, seats, paid),
          ...differs(
            'planned seats',
            group.planned?.seats ?? null,
            paid === null ? null : await scheduledSeats(paid, cloud),
          ),
        ]),
    ...(await recordDifferences(member, group, cloud)),
    ...(await seatMailDifferences(member, group, seats, cloud)),
  ]
}

function groupDifferences(
  group: Group,
  seats: readonly StoredSeat[],
  paid: Stripe.Subscription | null,
): readonly string[] {
  const now = new Date()
  const isLive = Date.parse(group.endsAt) > now.getTime()
  const taken = takenSeats(group, now)
  return [
    ...differs(`a group that ends ${group.endsAt} is paid`, isLive, paid !== null),
    ...(paid === null ? [] : differs('seats', group.seats, paid.items.data[0]?.quantity)),
    ...differs('counted seats', group.used, seats.length),
    ...differs(
      `${taken} of ${group.seats} seats are taken, which is possible`,
      !isLive || taken <= Math.max(1, group.seats),
      true,
    ),
  ]
}

/** Whoever has a seat has access until the end of the group, nobody else has any, and a deleted member has no record. */
async function recordDifferences(
  { seats: { colleagues, domain } }: MemberModel,
  group: Group | null,
  cloud: PaymentsCloud,
): Promise<readonly string[]> {
  const differing = await Promise.all(
    colleagues.flatMap((colleague) =>
      colleague.accounts.map(async (account) => {
        const { hasRecord, endsAt, hasSeat } = await colleagueView(account.uid, domain, cloud)
        return [
          ...differs(`record of ${account.uid}`, hasRecord, account === accountOf(colleague)),
          ...differs(`access of ${account.uid}`, endsAt, hasSeat ? group?.endsAt : ''),
        ]
      }),
    ),
  )
  return differing.flat()
}
