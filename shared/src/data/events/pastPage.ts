import { type LiveEvent, PAST_PAGE, parseLiveEvent } from '@outcome-studio/shared/domain/events'
import type { RawDocument } from '../documents/Documents.ts'

/** A place among the past events, after which a page begins. */
export interface PastPlace {
  /** Later events are not read. ISO 8601 in UTC, with milliseconds. */
  readonly endTime: string
  /** The event that was read last; null at the first page, which has only events that ended before. */
  readonly eventId: string | null
}

export interface PastPage {
  /** Those that ended latest first. */
  readonly events: readonly LiveEvent[]
  /** Where the next page begins; null at the end. */
  readonly next: PastPlace | null
}

/** A page of the documents that were read for it. */
export function pastPage(stored: readonly RawDocument[]): PastPage {
  const last = stored.length < PAST_PAGE ? undefined : stored.at(-1)
  return {
    events: stored.flatMap(({ id, fields }) => parseLiveEvent(id, fields) ?? []),
    next: last ? { endTime: String(last.fields.endTime), eventId: last.id } : null,
  }
}
