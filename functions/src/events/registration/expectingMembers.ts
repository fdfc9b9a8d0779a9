import { eventMembersPath } from '@outcome-studio/shared/domain/paths'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { waitlistQuery } from './waitlist/nextOfWaitlist.ts'

/**
 * The ledgers of the members who are registered for an event, or wait for the host or for a place.
 * @param before only those whose last mail about the event told an earlier `sequence`
 */
export async function expectingMembers(
  eventId: string,
  firestore: Firestore,
  before?: number,
): Promise<readonly DocumentReference[]> {
  const decided = firestore
    .collection(eventMembersPath(eventId))
    .where('status', 'in', ['registered', 'waiting'])
  const untold = before === undefined ? decided : decided.where('sequence', '<', before).orderBy('sequence')
  const [some, waitlisted] = await Promise.all([
    untold.select().get(),
    waitlistQuery(eventId, firestore).select().get(),
  ])
  return [...some.docs, ...waitlisted.docs].map(({ ref }) => ref)
}
