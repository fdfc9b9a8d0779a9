import {
  type EventType,
  isPastEvent,
  type LiveEvent,
  parseLiveEvent,
} from '@outcome-studio/shared/domain/events'
import { SYNCED_EVENTS_PATH } from '@outcome-studio/shared/domain/paths'
import { eventsOfZoom } from '../store/storeEvent.ts'
import { syncEvent, UnusableEventError } from '../store/syncEvent.ts'
import type { EventPage, Listing } from '../zoom/ZoomApi.ts'
import { isTokenExpired, isUserUnknown, reasonInWords, ZoomError } from '../zoom/ZoomError.ts'
import type { ZoomEvent } from '../zoom/zoomSchemas.ts'
import { forgetSeen } from './SyncCursor.ts'
import type { SyncRun } from './SyncRun.ts'

/** A host's events are in these lists; some are in two. */
const LISTINGS: readonly { readonly type: EventType; readonly listing: Listing }[] = [
  { type: 'webinar', listing: 'scheduled' },
  { type: 'meeting', listing: 'scheduled' },
  { type: 'meeting', listing: 'previous_meetings' },
]
/** Events between two savings of the progress, and how many of them are fetched at once. */
const CHUNK = 10
const AT_ONCE = 4

/** Whether the whole sync has to wait, because nothing else of Zoom can be read either. */
export const isOutage = (error: unknown): boolean =>
  error instanceof ZoomError &&
  (error.kind === 'unreachable' ||
    error.kind === 'limited' ||
    error.kind === 'limitedToday' ||
    error.kind === 'unauthorized')

/**
 * Reads the events of the first host of the cursor, and removes the host from it.
 * @param hasTime whether there is time for more
 * @returns false if the time was not enough
 * @throws ZoomError when Zoom is down; the cursor says where to continue
 */
export async function readHost(run: SyncRun, hasTime: () => boolean): Promise<boolean> {
  const host = run.cursor.hosts[0] ?? ''
  for (;;) {
    const place = LISTINGS[run.cursor.listing]
    if (place === undefined) break
    if (!hasTime()) return false
    const page = await readPage(host, place, run)
    if (page === null) break
    if (!(await handlePage(host, place.type, page, run, hasTime))) return false
    const isLast = page.nextPageToken === ''
    run.change({
      pageToken: page.nextPageToken,
      listing: isLast ? run.cursor.listing + 1 : run.cursor.listing,
    })
    await run.save()
  }
  if (run.cursor.isComplete && !(await followMissing(host, run, hasTime))) return false
  run.change({ hosts: run.cursor.hosts.slice(1), listing: 0, pageToken: '', isComplete: true })
  await run.save()
  await forgetSeen(run.services.firestore)
  run.seen.clear()
  return true
}

/** Reads the next page of a host's events. @returns null if the host cannot be read */
async function readPage(
  host: string,
  { type, listing }: (typeof LISTINGS)[number],
  run: SyncRun,
): Promise<EventPage | null> {
  const { zoom } = run.services
  try {
    try {
      return await zoom.listEvents(host, type, listing, run.cursor.pageToken)
    } catch (error) {
      if (run.cursor.pageToken === '' || !isTokenExpired(error)) throw error
      // A page token expires after 15 minutes. The listing then starts over, and known events are skipped.
      run.change({ pageToken: '' })
      return await zoom.listEvents(host, type, listing, '')
    }
  } catch (error) {
    if (!(error instanceof ZoomError) || isOutage(error)) throw error
    const reason = isUserUnknown(error) || error.status === 404 ? unknownUser : reasonInWords(error)
    run.fail(host, reason)
    run.change({ isComplete: false, isFailing: true })
    return null
  }
}

const unknownUser = 'Zoom knows no user with this id in the account.'

/** Handles the events of one page. @returns false if the time was not enough */
async function handlePage(
  host: string,
  type: EventType,
  { events }: EventPage,
  run: SyncRun,
  hasTime: () => boolean,
): Promise<boolean> {
  const readable = events.filter((event) => event !== null)
  const byId = new Map(readable.map((event) => [event.id, event]))
  const fresh = [...byId.values()].filter(({ id }) => !run.seen.has(markOf(type, id)))
  for (let at = 0; at < fresh.length; at += CHUNK) {
    if (!hasTime()) return false
    const waiting = fresh.slice(at, at + CHUNK).values()
    const lane = async () => {
      for (const event of waiting) await handleEvent(type, event, run)
    }
    const lanes = await Promise.allSettled(Array.from({ length: AT_ONCE }, lane))
    await run.save()
    for (const each of lanes) if (each.status === 'rejected') throw each.reason
  }
  if (readable.length < events.length && run.cursor.isComplete) {
    run.fail(host, 'An event in the list could not be read.')
    run.change({ isComplete: false })
  }
  return true
}

/** Zoom's ids are digits, documents' are not. */
const markOf = (type: EventType, zoomId: string): string => `${type}:${zoomId}`

async function handleEvent(type: EventType, listed: ZoomEvent, run: SyncRun): Promise<void> {
  const { firestore } = run.services
  try {
    const old = await unchangedPast(listed, run)
    const outcomes =
      old === null
        ? await syncEvent(type, listed.id, run.services)
        : [{ eventId: old.documentId, outcome: 'unchanged' as const }]
    for (const { eventId, outcome } of outcomes) {
      run.see(eventId)
      run.count(outcome)
    }
  } catch (error) {
    if (isOutage(error)) throw error
    const isExpected = error instanceof ZoomError || error instanceof UnusableEventError
    if (!isExpected) throw error
    const reason = error instanceof UnusableEventError ? error.message : reasonInWords(error)
    run.fail(listed.topic || listed.id, reason)
    // The stored event stays.
    for (const { documentId } of await eventsOfZoom(listed.id, firestore)) run.see(documentId)
  }
  run.see(markOf(type, listed.id))
}

/** An event that is over and was stored as it is listed need not be fetched. */
async function unchangedPast(listed: ZoomEvent, run: SyncRun): Promise<LiveEvent | null> {
  const { firestore, now } = run.services
  const start = Date.parse(listed.start_time)
  if (Number.isNaN(start) || start > now()) return null
  const [stored, ...others] = await eventsOfZoom(listed.id, firestore)
  if (stored === undefined || others.length > 0 || stored.occurrenceId !== '') return null
  const isSame =
    stored.zoomUUID === listed.uuid &&
    stored.topic === listed.topic &&
    stored.duration === listed.duration &&
    Date.parse(stored.startTime) === start
  return isSame && stored.state === 'ended' && isPastEvent(stored, now()) ? stored : null
}

/**
 * Handles a host's events that Zoom no longer lists. Each is requested once more before it counts as cancelled.
 * @returns false if the time was not enough
 */
async function followMissing(host: string, run: SyncRun, hasTime: () => boolean): Promise<boolean> {
  const { firestore } = run.services
  const stored = await firestore
    .collection(SYNCED_EVENTS_PATH)
    .where('hostId', '==', host)
    .where('state', 'in', ['scheduled', 'started'])
    .get()
  const missing = stored.docs
    .filter(({ id }) => !run.seen.has(id))
    .flatMap((each) => parseLiveEvent(each.id, each.data()) ?? [])
  for (const { eventType, zoomId, topic } of missing) {
    if (run.seen.has(markOf(eventType, zoomId))) continue
    if (!hasTime()) return false
    await handleEvent(eventType, { ...NOTHING, id: zoomId, topic }, run)
    await run.save()
  }
  return true
}

const NOTHING: Omit<ZoomEvent, 'id' | 'topic'> = {
  uuid: '',
  agenda: '',
  type: 0,
  start_time: '',
  timezone: '',
  duration: 0,
  host_id: '',
  join_url: '',
  created_at: '',
  status: '',
  occurrences: [],
}
