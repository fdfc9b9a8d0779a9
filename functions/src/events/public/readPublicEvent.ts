import {
  type Instructor,
  type ListedEvent,
  listedEventOf,
  parseEventsInfo,
} from '@outcome-studio/shared/domain/events'
import { EVENTS_PATH, listedEventPath } from '@outcome-studio/shared/domain/paths'
import type { Firestore } from 'firebase-admin/firestore'

/** What everybody may know of an event. */
export interface PublicEvent {
  readonly eventId: string
  readonly event: ListedEvent
  /** null for none. */
  readonly instructor: Instructor | null
}

/** As eventIdOf makes them. */
const ID = /^[\w-][\w.-]{0,199}$/

/**
 * Reads the event of a path from its listing, which only published events have, and which has no link to join.
 * @param path for example "/events/abc", also with other folders before the id
 * @returns null for an unknown or unpublished event
 */
export async function readPublicEvent(path: string, firestore: Firestore): Promise<PublicEvent | null> {
  const eventId = idOf(path)
  if (eventId === null) return null
  const [listing, info] = await firestore.getAll(
    firestore.doc(listedEventPath(eventId)),
    firestore.doc(EVENTS_PATH),
  )
  const event = listedEventOf(eventId, listing?.data())
  if (event === null) return null
  const { instructors } = parseEventsInfo(info?.data())
  return { eventId, event, instructor: instructors.find(({ id }) => id === event.instructor) ?? null }
}

function idOf(path: string): string | null {
  try {
    const id = decodeURIComponent(path.split('/').at(-1) ?? '')
    return ID.test(id) ? id : null
  } catch {
    return null
  }
}
