import { parseMember } from '@outcome-studio/shared/domain/member'
import { GROUP_SEATS_PATH, groupPath, groupSeatPath, memberPath } from '@outcome-studio/shared/domain/paths'
import { FieldPath, type Firestore } from 'firebase-admin/firestore'
import { freeSeat } from './freeSeat.ts'
import { parseGroup } from './Group.ts'
import { mailHolders } from './mailHolders.ts'
import { changesOf, seatedFields } from './readSeat.ts'
import { parseSeat, type StoredSeat } from './StoredSeat.ts'

/** Members whose records change in one transaction. */
const BATCH = 100

/**
 * Gives all members with a seat the end date and the name of their group. Each batch reads the group again, so the
 * later of two changes wins. A member who signs in meanwhile gets them at sign-in. A member who pays loses the seat
 * instead. After the end, each member is told once by mail, also if the date in the record is the same.
 * @returns how many records changed
 */
export async function moveEnds(id: string, firestore: Firestore, now: Date): Promise<number> {
  const all = firestore
    .collection(GROUP_SEATS_PATH)
    .where('group', '==', id)
    .orderBy(FieldPath.documentId())
    .limit(BATCH)
  let moved = 0
  let page = await all.get()
  for (let last = page.docs.at(-1); last !== undefined; last = page.docs.at(-1)) {
    const seats = page.docs.flatMap((each) => parseSeat(each.data()) ?? [])
    const { behind, paying } = await moveBatch(id, seats, firestore, now)
    moved += behind
    for (const uid of paying) await freeSeat(uid, firestore)
    page = await all.startAfter(last.id).get()
  }
  return moved
}

interface Moved {
  /** How many records changed. */
  readonly behind: number
  /** Uids. */
  readonly paying: readonly string[]
}

async function moveBatch(
  id: string,
  seats: readonly StoredSeat[],
  firestore: Firestore,
  now: Date,
): Promise<Moved> {
  return firestore.runTransaction(async (transaction) => {
    const paths = [...seats.map(({ uid }) => groupSeatPath(uid)), ...seats.map(memberPath)]
    const place = firestore.doc(groupPath(id))
    const [stored, ...found] = await transaction.getAll(place, ...paths.map((path) => firestore.doc(path)))
    const group = parseGroup(stored?.data())
    if (group.kind !== 'group') return { behind: 0, paying: [] }
    const seated = seats.flatMap((held, index) => {
      const [seat, record] = [found[index], found[index + seats.length]]
      return seat?.get('group') === id && record?.exists
        ? [{ held, record, before: record.data() ?? {} }]
        : []
    })
    const pays = ({ before }: (typeof seated)[number]) => parseMember(before).accessType === 'STANDARD'
    const holders = seated.filter((each) => !pays(each))
    const changes = holders
      .map(({ held, record, before }) => ({
        held,
        record,
        fields: changesOf(before, seatedFields(group.group)),
      }))
      .filter(({ fields }) => Object.keys(fields).length > 0)
    const { endsAt } = group.group
    const ended = Date.parse(endsAt) <= now.getTime() ? holders.map(({ held }) => held) : []
    const about = { why: 'ended', about: `${id}-${endsAt}`, now } as const
    const makeMailsDue = await mailHolders(ended, group.group, about, firestore, transaction)
    makeMailsDue()
    for (const { record, fields } of changes) transaction.update(record.ref, { ...fields })
    return { behind: changes.length, paying: seated.filter(pays).map(({ held }) => held.uid) }
  })
}
