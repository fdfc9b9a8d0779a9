import { isEqual } from '@outcome-studio/shared/domain/base'
import {
  type EventId,
  eventIdOf,
  type LiveEvent,
  parseLiveEvent,
  type SyncedEventFields,
  UNEDITED,
} from '@outcome-studio/shared/domain/events'
import { SYNCED_EVENTS_PATH, syncedEventPath, zoomConferencePath } from '@outcome-studio/shared/domain/paths'
import type { Firestore, QuerySnapshot } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { Candidate } from './candidates.ts'
import { goneEvent, mergeEvent } from './mergeEvent.ts'

/** What became of an event's document. */
export type Outcome = 'created' | 'changed' | 'unchanged' | 'cancelled'

export interface StoredOutcome {
  readonly eventId: EventId
  readonly outcome: Outcome
}

/** Data about a conference from a webhook, which the API does not return for every event. */
export interface Conference {
  readonly what: 'started' | 'ended'
  /** When it happened, in milliseconds since 1970. */
  readonly at: number
  /** Planned start; of a recurring event it names the occurrence. */
  readonly startTime: string
}

/** Times of the latest reading and the latest webhook of a Zoom event, in milliseconds since 1970. */
const latestSchema = z.object({ conferenceAt: z.number().catch(0), readAt: z.number().catch(0) })

/** The documents of a Zoom event: several if it recurs, or had other occurrences before. */
export async function eventsOfZoom(zoomId: string, firestore: Firestore): Promise<readonly LiveEvent[]> {
  return eventsIn(await documentsOf(zoomId, firestore).get())
}

const documentsOf = (zoomId: string, firestore: Firestore) =>
  firestore.collection(SYNCED_EVENTS_PATH).where('zoomId', '==', zoomId)

const eventsIn = ({ docs }: QuerySnapshot): readonly LiveEvent[] =>
  docs.flatMap((each) => parseLiveEvent(each.id, each.data()) ?? [])

/** An event of Zoom as it was read. */
export interface Reading {
  /** Empty if Zoom no longer has the event. */
  readonly candidates: readonly Candidate[]
  /** When reading began, in milliseconds since 1970. It does not replace a later reading. */
  readonly readAt: number
  /** What a webhook reports in addition; null for nothing. */
  readonly conference: Conference | null
}

/**
 * Makes the documents of one Zoom event agree with Zoom. Fields that admins edit stay, and a document that agrees is
 * not written. Documents without a candidate belong to occurrences that Zoom no longer has.
 * @param now milliseconds since 1970
 */
export async function storeEvent(
  zoomId: string,
  reading: Reading,
  firestore: Firestore,
  now: number,
): Promise<readonly StoredOutcome[]> {
  const known = plan(await eventsOfZoom(zoomId, firestore), reading.candidates, now)
  const isDone = reading.conference === null && known.every(({ fields }) => fields === null)
  return isDone ? known : await storeReading(zoomId, reading, firestore, now)
}

/** In one transaction, because Zoom sends what happened twice and in any order. */
async function storeReading(
  zoomId: string,
  { candidates, readAt, conference }: Reading,
  firestore: Firestore,
  now: number,
): Promise<readonly StoredOutcome[]> {
  const place = firestore.doc(zoomConferencePath(zoomId))
  return await firestore.runTransaction(async (transaction) => {
    const latest = latestSchema.parse((await transaction.get(place)).data() ?? {})
    const stored = eventsIn(await transaction.get(documentsOf(zoomId, firestore)))
    if (latest.readAt > readAt) {
      return stored.map(({ documentId }) => ({ eventId: documentId, outcome: 'unchanged' as const }))
    }
    const isTold = conference !== null && conference.at >= latest.conferenceAt
    const planned = plan(stored, isTold ? withConference(candidates, conference) : candidates, now)
    for (const { eventId, fields, outcome } of planned) {
      const event = firestore.doc(syncedEventPath(eventId))
      if (outcome === 'created') transaction.set(event, { ...fields, ...UNEDITED })
      else if (fields !== null) transaction.update(event, { ...fields })
    }
    transaction.set(place, { readAt, conferenceAt: isTold ? conference.at : latest.conferenceAt })
    return planned
  })
}

interface PlannedOutcome extends StoredOutcome {
  /** Fields to write; null for a document that agrees. */
  readonly fields: Partial<SyncedEventFields> | null
}

function plan(
  stored: readonly LiveEvent[],
  candidates: readonly Candidate[],
  now: number,
): readonly PlannedOutcome[] {
  const found = candidates.map((candidate): PlannedOutcome => {
    // Zoom gives an event a new UUID when it has taken place. It is the same event, so it keeps its document.
    const same = stored.find(({ occurrenceId }) => occurrenceId === candidate.occurrenceId)
    const eventId = same?.documentId ?? eventIdOf(candidate.zoomUUID, candidate.occurrenceId)
    const fields = mergeEvent(same ?? null, candidate, now)
    if (same === undefined) return { eventId, outcome: 'created', fields }
    return agrees(same, fields)
      ? { eventId, outcome: 'unchanged', fields: null }
      : { eventId, outcome: 'changed', fields }
  })
  const gone = stored.filter(({ documentId }) => !found.some(({ eventId }) => eventId === documentId))
  return [...found, ...gone.map((each) => planGone(each, now))]
}

function planGone(event: LiveEvent, now: number): PlannedOutcome {
  const eventId = event.documentId
  const { state, sequence } = goneEvent(event, now)
  if (state === event.state) return { eventId, outcome: 'unchanged', fields: null }
  return { eventId, outcome: state === 'cancelled' ? 'cancelled' : 'changed', fields: { state, sequence } }
}

/** Adds the report of a webhook to its occurrence. An answer of Zoom takes precedence. */
function withConference(
  candidates: readonly Candidate[],
  { what, startTime }: Conference,
): readonly Candidate[] {
  const time = Date.parse(startTime)
  const distance = (each: Candidate) => (Number.isNaN(time) ? 0 : Math.abs(Date.parse(each.startTime) - time))
  const [about] = [...candidates].sort((one, other) => distance(one) - distance(other))
  return candidates.map((each) => {
    const isSilent = each.zoomState === null || (each.zoomState === 'scheduled' && what === 'ended')
    return each === about && isSilent ? { ...each, zoomState: what } : each
  })
}

function agrees(stored: LiveEvent, fields: SyncedEventFields): boolean {
  const keys = Object.keys(fields).filter((key): key is keyof SyncedEventFields => key in stored)
  return keys.every((key) => isEqual(stored[key], fields[key]))
}
