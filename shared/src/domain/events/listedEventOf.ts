import { type LiveEvent, parseLiveEvent } from './LiveEvent.ts'

/** What only members with access read: with the ids at Zoom an event can be joined as well. */
type Reserved =
  | 'documentId'
  | 'zoomId'
  | 'zoomUUID'
  | 'occurrenceId'
  | 'hostId'
  | 'eventCreatedAt'
  | 'joinURL'
  | 'vimeoId'

/** An event in the list for members without access, liveEventsModule/events/listedEvents/{documentId}. */
export type ListedEvent = Omit<LiveEvent, Reserved>

/**
 * The listing of an event.
 * @param stored the event's document
 * @returns null for an event that members do not see
 */
export function listedEventOf(id: string, stored: unknown): ListedEvent | null {
  const event = parseLiveEvent(id, stored)
  if (event?.status !== 'published') return null
  const { documentId, zoomId, zoomUUID, occurrenceId, hostId, eventCreatedAt, joinURL, vimeoId, ...listed } =
    event
  return listed
}
