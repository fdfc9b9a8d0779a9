import type { Member } from '@outcome-studio/shared/domain/member'
import { memberPath } from '@outcome-studio/shared/domain/paths'
import { FieldPath } from 'firebase-admin/firestore'
import { giveSeat } from '../../members/groups/giveSeat.ts'
import type { AdminCloud } from '../cloud/AdminCloud.ts'

/** Members who are read at once. */
const PAGE = 100

/** Members of a domain whose record says that no seat is left. */
export function waitingMembers(domain: string, { firestore }: AdminCloud) {
  const { parent: members } = firestore.doc(memberPath({ domain, uid: 'any' }))
  return members.where('groupSeat', '==', 'full' satisfies Member['groupSeat'])
}

/**
 * Decides again about the members whose record says that no seat is left. They get free seats, or the current contact.
 * After the end of the group, the note is removed from their records.
 * @returns how many got a seat
 */
export async function seatWaiting(domain: string, cloud: AdminCloud): Promise<number> {
  const all = waitingMembers(domain, cloud).orderBy(FieldPath.documentId()).select().limit(PAGE)
  let seated = 0
  let page = await all.get()
  for (let last = page.docs.at(-1); last !== undefined; last = page.docs.at(-1)) {
    const { users } = await cloud.auth.getUsers(page.docs.map(({ id }) => ({ uid: id })))
    for (const { uid, email = '', emailVerified } of users) {
      const kind = await giveSeat({ domain, uid, email, emailVerified }, cloud.firestore, cloud.now())
      if (kind === 'take') seated += 1
    }
    page = await all.startAfter(last.id).get()
  }
  return seated
}
