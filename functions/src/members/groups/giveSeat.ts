import { groupPath, groupSeatPath, memberPath } from '@outcome-studio/shared/domain/paths'
import type { Firestore } from 'firebase-admin/firestore'
import type { SeatDecision } from './decideSeat.ts'
import { findOffers } from './findOffers.ts'
import { readSeat, type SeatPerson } from './readSeat.ts'

/** Many members may take a seat of one group at once, and all of them change its document. */
export const SEAT_ATTEMPTS = 25

/**
 * Gives a member with a record a seat of a group, or revokes it, as their next sign-in would.
 */
export async function giveSeat(
  person: SeatPerson,
  firestore: Firestore,
  now: Date,
): Promise<SeatDecision['kind']> {
  const offers = await findOffers(person, firestore)
  // Most people have no group. Then nothing is locked.
  const reads = [...offers.map(groupPath), groupSeatPath(person.uid), memberPath(person)]
  const known = await firestore.getAll(...reads.map((path) => firestore.doc(path)))
  const record = known.at(-1)
  const isConcerned =
    known.slice(0, -1).some(({ exists }) => exists) || record?.get('groupSeat') !== undefined
  if (!isConcerned) return 'none'
  return firestore.runTransaction(
    async (transaction) => {
      const stored = await transaction.get(firestore.doc(memberPath(person)))
      const fieldsBefore = stored.data()
      if (fieldsBefore === undefined) return 'none'
      const seat = await readSeat(person, offers, firestore, transaction)
      const decision = seat.decide(fieldsBefore, now)
      const fields = seat.write(decision, fieldsBefore, now)
      if (Object.keys(fields).length > 0) transaction.set(stored.ref, fields, { merge: true })
      return decision.kind
    },
    { maxAttempts: SEAT_ATTEMPTS },
  )
}
