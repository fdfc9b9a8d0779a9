import type { EventType } from '@outcome-studio/shared/domain/events'
import type { Firestore } from 'firebase-admin/firestore'
import type { ZoomApi } from '../zoom/ZoomApi.ts'
import { hasNoRegistrants, isEventGone } from '../zoom/ZoomError.ts'
import type { ZoomEvent, ZoomQuestions } from '../zoom/zoomSchemas.ts'
import { approvalOf, candidatesOf, isEvent, problemOf } from './candidates.ts'
import { type Conference, eventsOfZoom, type StoredOutcome, storeEvent } from './storeEvent.ts'

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
  const readAt = now()
  let event: ZoomEvent
  try {
    event = await zoom.getEvent(eventType, zoomId)
  } catch (error) {
    if (!isEventGone(error)) throw error
    return await storeEvent(zoomId, { candidates: [], readAt, conference: null }, firestore, now())
  }
  if (!isEvent(event)) return []
  const isForeign = !hosts.includes(event.host_id)
  if (isForeign && (await eventsOfZoom(zoomId, firestore)).length === 0) return []
  const problem = problemOf(event)
  if (problem !== null) throw new UnusableEventError(problem)
  const candidates = candidatesOf(eventType, event, await readQuestions(eventType, event, zoom))
  return await storeEvent(zoomId, { candidates, readAt, conference }, firestore, now())
}

const NO_QUESTIONS: ZoomQuestions = { questions: [], custom_questions: [] }

async function readQuestions(eventType: EventType, event: ZoomEvent, zoom: ZoomApi): Promise<ZoomQuestions> {
  if (approvalOf(event) === 'none') return NO_QUESTIONS
  try {
    return await zoom.questions(eventType, event.id)
  } catch (error) {
    // The registration was switched off, or the event deleted, after the event was read.
    if (!hasNoRegistrants(error)) throw error
    return NO_QUESTIONS
  }
}
