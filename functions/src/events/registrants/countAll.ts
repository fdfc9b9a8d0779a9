import type { RegistrantCounts } from '@outcome-studio/shared/callables/countRegistrants'
import { type LiveEvent, parseLiveEvent } from '@outcome-studio/shared/domain/events'
import { eventMembersPath, syncedEventPath } from '@outcome-studio/shared/domain/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { logEvents, reasonOf } from '../zoom/eventsLog.ts'
import type { RegistrantStatus, ZoomApi } from '../zoom/ZoomApi.ts'
import { hasNoRegistrants, ZoomError } from '../zoom/ZoomError.ts'

/** Events about which Zoom is asked at the same time. */
const AT_ONCE = 4

/**
 * Counts the registrants of events. Events that do not exist, or that Zoom did not answer about, are left out.
 * @throws ZoomError if Zoom answered about none of them
 */
export async function countAll(
  eventIds: readonly string[],
  zoom: ZoomApi,
  firestore: Firestore,
): Promise<readonly RegistrantCounts[]> {
  if (eventIds.length === 0) return []
  const stored = await firestore.getAll(...eventIds.map((id) => firestore.doc(syncedEventPath(id))))
  const events = stored.flatMap((each) => parseLiveEvent(each.id, each.data()) ?? [])
  const counts: RegistrantCounts[] = []
  let failure: ZoomError | null = null
  const countOne = async (event: LiveEvent) => {
    try {
      counts.push(await countRegistrantsOf(event, zoom, firestore))
    } catch (error) {
      if (!(error instanceof ZoomError)) throw error
      failure = error
      logEvents({ event: 'count-failed', eventId: event.documentId, reason: reasonOf(error) })
    }
  }
  for (let at = 0; at < events.length; at += AT_ONCE) {
    await Promise.all(events.slice(at, at + AT_ONCE).map(countOne))
    // The others would wait for the same failure.
    if (failure !== null && counts.length === 0) throw failure
  }
  return counts
}

async function countRegistrantsOf(
  event: LiveEvent,
  zoom: ZoomApi,
  firestore: Firestore,
): Promise<RegistrantCounts> {
  const { documentId: eventId, approval } = event
  const members = firestore.collection(eventMembersPath(eventId))
  const waiting = members.where('waitlistOrder', '>', 0)
  // Without registration, Zoom has no list.
  const own = members.where('status', '==', 'registered')
  const atZoom = (status: RegistrantStatus) => (approval === 'none' ? 0 : countAtZoom(event, status, zoom))
  const [approved, pending, waitlisted, registered] = await Promise.all([
    atZoom('approved'),
    atZoom('pending'),
    countOf(waiting),
    approval === 'none' ? countOf(own) : 0,
  ])
  return { eventId, approved: approved + registered, pending, waitlisted }
}

const countOf = async (query: FirebaseFirestore.Query): Promise<number> =>
  (await query.count().get()).data().count

async function countAtZoom(event: LiveEvent, status: RegistrantStatus, zoom: ZoomApi): Promise<number> {
  try {
    return await zoom.countRegistrants(event, status)
  } catch (error) {
    if (hasNoRegistrants(error)) return 0
    throw error
  }
}
