import {
  type EventId,
  eventIdOf,
  type LiveEvent,
  parseLiveEvent,
  SYNCED_EVENTS_PATH,
  type SyncedEventFields,
  syncedEventPath,
  UNEDITED,
} from '@outcome-studio/shared/domain'
import type { Firestore } from 'firebase-admin/firestore'
import type { Candidate } from './candidates.ts'
import { goneEvent, mergeEvent } from './mergeEvent.ts'

/** What became of an event's document. */
export type Outcome = 'created' | 'changed' | 'unchanged' | 'cancelled'

export interface StoredOutcome {
  readonly eventId: EventId
  readonly outcome: Outcome
}

/** The documents of a Zoom event: several if it recurs, or had other occurrences before. */
export async function eventsOfZoom(zoomId: string, firestore: Firestore): Promise<readonly LiveEvent[]> {
  const stored = await firestore.collection(SYNCED_EVENTS_PATH).where('zoomId', '==', zoomId).get()
  return stored.docs.flatMap((each) => parseLiveEvent(each.id, each.data()) ?? [])
}

/**
 * Makes the documents of one Zoom event agree with Zoom. What admins edit stays, and a document that agrees is not
 * written. Documents without a candidate are of occurrences that Zoom no longer has.
 * @param now milliseconds since 1970
 */
export async function storeEvent(
  zoomId: string,
  candidates: readonly Candidate[],
  firestore: Firestore,
  now: number,
): Promise<readonly StoredOutcome[]> {
  const stored = await eventsOfZoom(zoomId, firestore)
  const outcomes: StoredOutcome[] = []
  for (const candidate of candidates) {
    // Zoom gives an event a new UUID when it has taken place. It is the same event, so it keeps its document.
    const same = stored.find(({ occurrenceId }) => occurrenceId === candidate.occurrenceId)
    const eventId = same?.documentId ?? eventIdOf(candidate.zoomUUID, candidate.occurrenceId)
    const isSame = same !== undefined && agrees(same, mergeEvent(same, candidate, now))
    const outcome = isSame ? 'unchanged' : await storeCandidate(eventId, candidate, firestore, now)
    outcomes.push({ eventId, outcome })
  }
  for (const each of stored) {
    if (outcomes.some(({ eventId }) => eventId === each.documentId)) continue
    outcomes.push({ eventId: each.documentId, outcome: await storeGone(each, firestore, now) })
  }
  return outcomes
}

async function storeCandidate(
  eventId: EventId,
  candidate: Candidate,
  firestore: Firestore,
  now: number,
): Promise<Outcome> {
  const place = firestore.doc(syncedEventPath(eventId))
  return await firestore.runTransaction(async (transaction) => {
    const document = await transaction.get(place)
    const current = parseLiveEvent(eventId, document.data())
    const fields = mergeEvent(current, candidate, now)
    if (current !== null && agrees(current, fields)) return 'unchanged'
    if (document.exists) transaction.update(place, { ...fields })
    else transaction.set(place, { ...fields, ...UNEDITED })
    return document.exists ? 'changed' : 'created'
  })
}

/** @returns 'cancelled' if the event was to take place */
export async function storeGone(
  { documentId }: Pick<LiveEvent, 'documentId'>,
  firestore: Firestore,
  now: number,
): Promise<Outcome> {
  const place = firestore.doc(syncedEventPath(documentId))
  return await firestore.runTransaction(async (transaction) => {
    const current = parseLiveEvent(documentId, (await transaction.get(place)).data())
    if (current === null) return 'unchanged'
    const { state, sequence } = goneEvent(current, now)
    if (state === current.state) return 'unchanged'
    transaction.update(place, { state, sequence })
    return state === 'cancelled' ? 'cancelled' : 'changed'
  })
}

function agrees(stored: LiveEvent, fields: SyncedEventFields): boolean {
  const keys = Object.keys(fields).filter((key): key is keyof SyncedEventFields => key in stored)
  return keys.every((key) => stored[key] === fields[key])
}
