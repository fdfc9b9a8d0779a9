import {
  APPROVALS,
  EVENT_TYPES,
  endTimeOf,
  eventIdOf,
  type SyncedEventFields,
} from '@outcome-studio/shared/domain/events'
import { z } from 'zod'

/** An event at the local Zoom, as its owner sees it. */
export const ZoomEvent = z.object({
  id: z.string(),
  uuid: z.string(),
  type: z.enum(EVENT_TYPES),
  host_id: z.string(),
  topic: z.string(),
  agenda: z.string(),
  start_time: z.string(),
  duration: z.number(),
  timezone: z.string(),
  approval_type: z.number(),
  capacity: z.number().nullable(),
  created_at: z.string(),
  state: z.string(),
  join_url: z.string(),
  occurrences: z.array(
    z.object({ occurrence_id: z.string(), start_time: z.string(), duration: z.number(), state: z.string() }),
  ),
})
export type ZoomEvent = z.infer<typeof ZoomEvent>

/** The documents that a sync would store for an event, by id. @param now milliseconds since 1970 */
export function syncedDocuments(event: ZoomEvent, now: number): ReadonlyMap<string, SyncedEventFields> {
  const { uuid } = event
  const dates =
    event.occurrences.length > 0
      ? event.occurrences
      : [{ occurrence_id: '', start_time: event.start_time, duration: event.duration, state: event.state }]
  return new Map(
    dates.map(({ occurrence_id, start_time, duration, state }) => {
      const start = Date.parse(start_time)
      const endTime = endTimeOf(start, duration)
      const isCancelled = state === 'deleted'
      const fields: SyncedEventFields = {
        zoomId: event.id,
        zoomUUID: uuid,
        occurrenceId: occurrence_id,
        eventType: event.type,
        duration,
        hostId: event.host_id,
        eventCreatedAt: new Date(event.created_at).toISOString(),
        joinURL: event.join_url,
        startTime: new Date(start).toISOString(),
        endTime,
        timezone: event.timezone,
        topic: event.topic,
        agenda: event.agenda,
        approval: APPROVALS[event.approval_type] ?? 'none',
        capacity: event.capacity,
        questions: [],
        state: isCancelled
          ? 'cancelled'
          : state === 'started'
            ? 'started'
            : Date.parse(endTime) <= now
              ? 'ended'
              : 'scheduled',
        sequence: isCancelled ? 1 : 0,
      }
      return [eventIdOf(uuid, occurrence_id), fields]
    }),
  )
}
