import { domainPath, groupSeatPath, type MemberKey, memberPath } from '@outcome-studio/shared/domain/paths'
import type { Firestore } from 'firebase-admin/firestore'
import type { SeatDecision } from './decideSeat.ts'
import { parseGroup } from './parseGroup.ts'
import { readSeat } from './readSeat.ts'

/**
 * Gives a member with a record a seat of their organization's group, or revokes it, as their next sign-in would.
 * @param emailVerified of the member's account
 */
export async function giveSeat(
  member: MemberKey,
  emailVerified: boolean,
  firestore: Firestore,
  now: Date,
): Promise<SeatDecision['kind']> {
  // Most domains have no group. Then nothing is locked.
  const known = [domainPath(member.domain), groupSeatPath(member)].map((path) => firestore.doc(path))
  const [group, taken] = await firestore.getAll(...known)
  if (parseGroup(group?.data()).kind === 'none' && !taken?.exists) return 'none'
  return firestore.runTransaction(async (transaction) => {
    const reads = [firestore.doc(domainPath(member.domain)), firestore.doc(memberPath(member))] as const
    const [settings, stored] = await transaction.getAll(...reads)
    const record = stored?.data()
    if (!stored || !record) return 'none'
    const seat = await readSeat(member, settings?.data(), firestore, transaction)
    const decision = seat.decide({ emailVerified, record }, now)
    const fields = seat.write(decision, record, now)
    if (Object.keys(fields).length > 0) transaction.set(stored.ref, fields, { merge: true })
    return decision.kind
  })
}
