import { type LiveEvent, parseLiveEvent } from '@outcome-studio/shared/domain/events'
import { syncedEventPath } from '@outcome-studio/shared/domain/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/v2/https'

/** Reads an event. @throws HttpsError not-found without one */
export async function requireEvent(eventId: string, firestore: Firestore): Promise<LiveEvent> {
  const stored = await firestore.doc(syncedEventPath(eventId)).get()
  const event = parseLiveEvent(eventId, stored.data())
  if (event === null) throw new HttpsError('not-found', 'There is no such event.')
  return event
}
