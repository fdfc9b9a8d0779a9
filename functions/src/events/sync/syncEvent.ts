import type { EventType } from '@outcome-studio/shared/domain'
import type { Firestore } from 'firebase-admin/firestore'
import type { ZoomApi } from '../zoom/ZoomApi.ts'
import { isEventGone } from '../zoom/ZoomError.ts'
import type { ZoomEvent } from '../zoom/zoomSchemas.ts'
import { type Candidate, candidatesOf, isEvent, problemOf } from './candidates.ts'
import { eventsOfZoom, type StoredOutcome, storeEvent } from './storeEvent.ts'

/** What reading and storing events needs. */
export interface SyncServices {
  readonly firestore: Firestore
  readonly zoom: ZoomApi
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Zoom users whose new events are brought in. */
  readonly hosts: readonly string[]
}

/** An event of Zoom cannot be shown. The message is for tools admins. */
export class UnusableEventError extends Error {
  override readonly name = 'UnusableEventError'
}

/** What a webhook says of a conference, which Zoom does not say of every event when it is asked. */
export interface Conference {
  readonly what: 'started' | 'ended'
  /** When it happened, in milliseconds since 1970. */
  readonly at: number
  /** Planned start; of a recurring event it names the occurrence. */
  readonly startTime: string
}

/**
 * Fetches one event from Zoom and makes its documents agree. One that Zoom no longer has becomes cancelled.
 * @throws ZoomError or UnusableEventError
 */
export async function syncEvent(
  eventType: EventType,
  zoomId: string,
  { firestore, zoom, now, hosts }: SyncServices,
  conference: Conference | null = null,
): Promise<readonly StoredOutcome[]> {
  let event: ZoomEvent
  try {
    event = await zoom.getEvent(eventType, zoomId)
  } catch (error) {
    if (!isEventGone(error)) throw error
    return await storeEvent(zoomId, [], firestore, now())
  }
  if (!isEvent(event)) return []
  const isForeign = !hosts.includes(event.host_id)
  if (isForeign && (await eventsOfZoom(zoomId, firestore)).length === 0) return []
  const problem = problemOf(event)
  if (problem !== null) throw new UnusableEventError(problem)
  const candidates = candidatesOf(eventType, event)
  const told = conference === null ? candidates : withConference(candidates, conference)
  return await storeEvent(zoomId, told, firestore, now())
}

/** Adds what a webhook says to the occurrence that it is about. What Zoom has answered counts more. */
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
