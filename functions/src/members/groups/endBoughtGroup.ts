import { boughtGroupId, GROUP_SEATS_PATH, groupPath } from '@outcome-studio/shared/domain/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { findSeat, freeFoundSeats } from './freeSeat.ts'
import { parseGroup } from './Group.ts'
import { mailHolders } from './mailHolders.ts'

/** Seats that are freed in one transaction. */
const BATCH = 50

/**
 * Deletes the group that a person has bought, with its seats and invitations. Its members are told by mail. Safe to
 * repeat after an interruption.
 */
export async function endBoughtGroup(uid: string, firestore: Firestore, now = new Date()): Promise<void> {
  const id = boughtGroupId(uid)
  const place = firestore.doc(groupPath(id))
  const seats = firestore.collection(GROUP_SEATS_PATH).where('group', '==', id).limit(BATCH)
  for (;;) {
    const isDone = await firestore.runTransaction(async (transaction) => {
      const group = await transaction.get(place)
      const { docs } = await transaction.get(seats)
      const found = await Promise.all(docs.map((each) => findSeat(each.id, firestore, transaction)))
      const held = found.flatMap((each) => each ?? [])
      const stored = parseGroup(group.data())
      const { name, contact } = stored.kind === 'group' ? stored.group : { name: '', contact: '' }
      const makeMailsDue = await mailHolders(
        held.map(({ seat }) => seat),
        { name, contact },
        { why: 'deleted', about: id, now },
        firestore,
        transaction,
      )
      freeFoundSeats(held, group, transaction)
      makeMailsDue()
      if (docs.length < BATCH && group.exists) transaction.delete(place)
      return docs.length < BATCH
    })
    if (isDone) return
  }
}
