import { groupPath, groupSeatPath, memberPath } from '@outcome-studio/shared/domain/paths'
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore'
import { parseGroup } from './Group.ts'
import { changesOf, freedFields } from './readSeat.ts'
import { parseSeat, type StoredSeat } from './StoredSeat.ts'

/** A seat with its record, as a transaction found them. */
export interface FoundSeat {
  readonly place: DocumentSnapshot
  readonly seat: StoredSeat
  readonly record: DocumentSnapshot
}

/** Frees a person's seat and ends the access that it gave. Without a seat nothing changes. Safe to repeat. */
export async function freeSeat(
  uid: string,
  firestore: Firestore,
  /** Frees only a seat whose record is in this domain. */
  domain: string | null = null,
): Promise<void> {
  await firestore.runTransaction(async (transaction) => {
    const found = await findSeat(uid, firestore, transaction)
    if (found === null || (domain !== null && found.seat.domain !== domain)) return
    const group = await transaction.get(firestore.doc(groupPath(found.seat.group)))
    freeFoundSeats([found], group, transaction)
  })
}

/** Reads a person's seat with the record; null without one. */
export async function findSeat(
  uid: string,
  firestore: Firestore,
  transaction: Transaction,
): Promise<FoundSeat | null> {
  const place = await transaction.get(firestore.doc(groupSeatPath(uid)))
  const seat = parseSeat(place.data())
  if (seat === null) return null
  return { place, seat, record: await transaction.get(firestore.doc(memberPath(seat))) }
}

/** Adds the writes that free seats of one group. @param group its document, read in this transaction */
export function freeFoundSeats(
  seats: readonly FoundSeat[],
  group: DocumentSnapshot,
  transaction: Transaction,
): void {
  for (const { place, record } of seats) {
    transaction.delete(place.ref)
    // A record that is deleted later must not show a seat's end as that of a trial.
    if (record.exists) transaction.update(record.ref, { ...changesOf(record.data() ?? {}, freedFields) })
  }
  const stored = parseGroup(group.data())
  if (stored.kind !== 'group' || seats.length === 0) return
  transaction.update(group.ref, { used: Math.max(0, stored.group.used - seats.length) })
}
