import { isEqual } from '@outcome-studio/shared/domain/base'
import { listedEventOf } from '@outcome-studio/shared/domain/events'
import {
  LISTED_EVENTS_PATH,
  listedEventPath,
  SYNCED_EVENTS_PATH,
  syncedEventPath,
} from '@outcome-studio/shared/domain/paths'
import type { Firestore } from 'firebase-admin/firestore'

/**
 * Makes the listing of an event agree with the event. Published events have a listing, others have none. A listing that
 * already agrees is not written.
 */
export async function followListing(eventId: string, firestore: Firestore): Promise<void> {
  const [event, listing] = [firestore.doc(syncedEventPath(eventId)), firestore.doc(listedEventPath(eventId))]
  await firestore.runTransaction(async (transaction) => {
    const [stored, before] = await transaction.getAll(event, listing)
    const listed = listedEventOf(eventId, stored?.data())
    if (listed === null) {
      if (before?.exists) transaction.delete(listing)
    } else if (!isEqual(before?.data(), listed)) {
      transaction.set(listing, listed)
    }
  })
}

/** Makes all listings agree with their events: also those from before there were listings, or whose trigger failed. */
export async function followListings(firestore: Firestore): Promise<void> {
  const [events, listings] = await Promise.all([
    firestore.collection(SYNCED_EVENTS_PATH).get(),
    firestore.collection(LISTED_EVENTS_PATH).get(),
  ])
  const before = new Map(listings.docs.map((each) => [each.id, each.data()] as const))
  const wanted = new Map(events.docs.map((each) => [each.id, listedEventOf(each.id, each.data())] as const))
  for (const id of new Set([...before.keys(), ...wanted.keys()])) {
    if (!isEqual(before.get(id) ?? null, wanted.get(id) ?? null)) await followListing(id, firestore)
  }
}
