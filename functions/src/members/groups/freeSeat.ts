import { domainPath, type MemberKey, memberPath } from '@outcome-studio/shared/domain/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { readSeat } from './readSeat.ts'

/**
 * Frees a member's seat of a group membership, and ends the access that it gave. Without a seat nothing changes. Safe
 * to repeat.
 */
export async function freeSeat(member: MemberKey, firestore: Firestore): Promise<void> {
  await firestore.runTransaction(async (transaction) => {
    const reads = [firestore.doc(domainPath(member.domain)), firestore.doc(memberPath(member))] as const
    const [settings, record] = await transaction.getAll(...reads)
    const seat = await readSeat(member, settings?.data(), firestore, transaction)
    if (!seat.isTaken) return
    seat.free()
    // A record that is deleted later must not show a seat's end as that of a trial.
    if (record?.exists) transaction.update(record.ref, { trialExpiresAt: '' })
  })
}
