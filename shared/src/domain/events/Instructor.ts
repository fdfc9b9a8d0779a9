import { isRecord } from '../base/isRecord.ts'

/** Somebody who leads events, an entry of `instructors` in liveEventsModule/events. */
export interface Instructor {
  readonly id: string
  readonly name: string
  /** https, or a data URL of a picture; empty without a photo. */
  readonly photoUrl: string
  /** Lines of text about the person. */
  readonly lines: readonly string[]
}

/** What members read about events in general, liveEventsModule/events. */
export interface EventsInfo {
  readonly instructors: readonly Instructor[]
  /** When the events were last brought in from Zoom without a failure, ISO 8601; empty if never. */
  readonly syncedAt: string
  /** Whether the last sync failed, so that changes may be missing since `syncedAt`. */
  readonly syncFailing: boolean
}

export const NO_EVENTS_INFO: EventsInfo = { instructors: [], syncedAt: '', syncFailing: false }

/** Reads liveEventsModule/events. Entries without an id or a name are left out. */
export function parseEventsInfo(stored: unknown): EventsInfo {
  if (!isRecord(stored)) return NO_EVENTS_INFO
  const list: readonly unknown[] = Array.isArray(stored.instructors) ? stored.instructors : []
  return {
    instructors: list.flatMap((each) => parseInstructor(each) ?? []),
    syncedAt: typeof stored.syncedAt === 'string' ? stored.syncedAt : '',
    syncFailing: stored.syncFailing === true,
  }
}

function parseInstructor(stored: unknown): Instructor | null {
  if (!isRecord(stored)) return null
  const { id, name, photoUrl, lines } = stored
  if (typeof id !== 'string' || id === '' || typeof name !== 'string' || name === '') return null
  const texts: readonly unknown[] = Array.isArray(lines) ? lines : []
  return {
    id,
    name,
    photoUrl: typeof photoUrl === 'string' ? photoUrl : '',
    lines: texts.filter((line) => typeof line === 'string'),
  }
}
