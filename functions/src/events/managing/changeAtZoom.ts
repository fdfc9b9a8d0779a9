import { isChangeable, type LiveEvent } from '@outcome-studio/shared/domain/events'
import { HttpsError } from 'firebase-functions/v2/https'
import { type SyncServices, syncEvent } from '../store/syncEvent.ts'
import { isEventGone } from '../zoom/ZoomError.ts'

/** A change of an event at Zoom. Times are ISO 8601, durations in minutes. */
export type EventChange =
  | { readonly kind: 'moved'; readonly startTime: string; readonly duration: number }
  | { readonly kind: 'canceled' }

/**
 * Moves or cancels an event at Zoom and stores it as it is then, which tells the registered members.
 * @throws HttpsError failed-precondition for an event that has begun or was canceled, and for a time that has passed;
 *   ZoomError
 */
export async function changeAtZoom(
  event: LiveEvent,
  change: EventChange,
  services: SyncServices,
): Promise<void> {
  const { zoom, now } = services
  if (event.state === 'cancelled' && change.kind === 'canceled') return
  if (!isChangeable(event, now())) {
    throw new HttpsError('failed-precondition', 'The event has begun, or it was canceled.')
  }
  if (change.kind === 'moved') {
    if (Date.parse(change.startTime) <= now()) {
      throw new HttpsError('failed-precondition', 'The time has passed.')
    }
    await zoom.moveEvent(event, change.startTime, change.duration)
  } else {
    await zoom.deleteEvent(event).catch((error: unknown) => {
      // An earlier call has deleted it, whose answer was lost.
      if (!isEventGone(error)) throw error
    })
  }
  await syncEvent(event.eventType, event.zoomId, services)
}
