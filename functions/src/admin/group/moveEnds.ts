import { parseMember } from '@outcome-studio/shared/domain/member'
import {
  domainPath,
  groupSeatPath,
  groupSeatsPath,
  type MemberKey,
  memberPath,
} from '@outcome-studio/shared/domain/paths'
import { FieldPath, type Firestore } from 'firebase-admin/firestore'
import { giveSeat } from '../../members/groups/giveSeat.ts'
import { parseGroup } from '../../members/groups/parseGroup.ts'

/** Members whose records change in one transaction. */
const BATCH = 100

/**
 * Gives all members with a seat the end date of their group. Each batch reads the date again, so the later of two
 * operators wins. A member who signs in meanwhile gets the date at sign-in. A member who pays loses the seat instead.
 * @returns how many records got the date
 */
export async function moveEnds(domain: string, firestore: Firestore, now: Date): Promise<number> {
  const all = firestore
    .collection(groupSeatsPath(domain))
    .orderBy(FieldPath.documentId())
    .select()
    .limit(BATCH)
  let moved = 0
  let page = await all.get()
  for (let last = page.docs.at(-1); last !== undefined; last = page.docs.at(-1)) {
    const members = page.docs.map(({ id }) => ({ domain, uid: id }))
    const { behind, paying } = await moveBatch(members, domain, firestore)
    moved += behind
    // Their address does not matter for a seat that is freed.
    for (const member of paying) await giveSeat(member, false, firestore, now)
    page = await all.startAfter(last.id).get()
  }
  return moved
}

interface Moved {
  /** How many records got the date. */
  readonly behind: number
  readonly paying: readonly MemberKey[]
}

async function moveBatch(
  members: readonly MemberKey[],
  domain: string,
  firestore: Firestore,
): Promise<Moved> {
  return firestore.runTransaction(async (transaction) => {
    const paths = [...members.map(groupSeatPath), ...members.map(memberPath)]
    const settings = firestore.doc(domainPath(domain))
    const [stored, ...found] = await transaction.getAll(settings, ...paths.map((path) => firestore.doc(path)))
    const group = parseGroup(stored?.data())
    if (group.kind !== 'group') return { behind: 0, paying: [] }
    const seated = members.flatMap((key, index) => {
      const [seat, record] = [found[index], found[index + members.length]]
      return seat?.exists && record?.exists ? [{ key, record, member: parseMember(record.data()) }] : []
    })
    const pays = ({ member }: (typeof seated)[number]) => member.accessType === 'STANDARD'
    const { endsAt } = group.group
    const behind = seated.filter((each) => !pays(each) && each.member.trialExpiresAt !== endsAt)
    for (const { record } of behind) transaction.update(record.ref, { trialExpiresAt: endsAt })
    return { behind: behind.length, paying: seated.filter(pays).map(({ key }) => key) }
  })
}
