import {
  boughtGroupId,
  GROUP_SEATS_PATH,
  groupPath,
  mailLedgerPath,
} from '@outcome-studio/shared/domain/paths'
import { parseGroup } from '../../../members/groups/Group.ts'
import { takenSeats } from '../../../members/groups/groupSeats.ts'
import type { PaymentsCloud } from '../openPayments.ts'
import { colleaguesOf, colleagueView } from './ColleaguesModel.ts'

/**
 * Where the group of a member disagrees with the provider, its seats, or the records of those who have them; empty if
 * nothing does.
 * @param paid number of seats that are paid; null if no group is
 */
export async function seatDifferences(
  uid: string,
  paid: number | null,
  cloud: PaymentsCloud,
): Promise<readonly string[]> {
  const { firestore } = cloud
  const id = boughtGroupId(uid)
  const stored = parseGroup((await firestore.doc(groupPath(id)).get()).data())
  const seats = await firestore.collection(GROUP_SEATS_PATH).where('group', '==', id).get()
  if (stored.kind !== 'group') {
    return [
      ...(stored.kind === 'none' ? [] : ['the group cannot be read']),
      ...(paid === null ? [] : ['a group is paid, but there is none']),
      ...(seats.empty ? [] : ['there are seats without a group']),
    ]
  }
  const { group } = stored
  const now = new Date()
  const isLive = Date.parse(group.endsAt) > now.getTime()
  const views = await Promise.all(
    colleaguesOf(uid).map(async (each) => ({ each, ...(await colleagueView(each, cloud)) })),
  )
  return [
    ...(isLive === (paid !== null) ? [] : [`the group ends ${group.endsAt}, but ${paid} seats are paid`]),
    ...(paid === null || group.seats === paid ? [] : [`${group.seats} seats instead of ${paid}`]),
    ...(group.used === seats.size ? [] : [`${group.used} seats are counted instead of ${seats.size}`]),
    ...(!isLive || takenSeats(group, now) <= Math.max(1, group.seats)
      ? []
      : [`${takenSeats(group, now)} seats are taken of ${group.seats}`]),
    ...views.flatMap(({ each, endsAt, hasSeat }) =>
      endsAt === (hasSeat ? group.endsAt : '')
        ? []
        : [`the access of ${each} ends ${endsAt || 'never began'}`],
    ),
    ...(await doubleMails(uid, cloud)),
  ]
}

/** A member is told once about each end of a seat. */
async function doubleMails(uid: string, { firestore }: PaymentsCloud): Promise<readonly string[]> {
  const ledgers = colleaguesOf(uid).map((each) => firestore.doc(mailLedgerPath(`member-${each}`)))
  const found = await firestore.getAll(...ledgers)
  return found.flatMap((ledger) => {
    const unsure = Object.values(Object(ledger.get('mails'))).filter(
      (mail) => Reflect.get(Object(mail), 'state') === 'unsure',
    )
    return unsure.length === 0 ? [] : [`${ledger.id} has mails that may have been sent twice`]
  })
}
