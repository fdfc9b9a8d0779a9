import { type LiveEvent, parseLiveEvent } from '@outcome-studio/shared/domain/events'
import { LISTED_EVENTS_PATH, SYNCED_EVENTS_PATH } from '@outcome-studio/shared/domain/paths'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import type { EventSelection } from './watchEvents.ts'

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

/** Events of a page: about two screens. */
export const PAST_PAGE = 20

/**
 * Reads a page of past events. Malformed ones are left out.
 * @throws StudioError cen/sign-in-required, cen/offline …; ServiceError permission-denied without access
 */
export async function readPastEvents(
  which: EventSelection,
  { endTime, eventId }: PastPlace,
  { source }: Pick<Connection, 'source'> = currentConnection(),
): Promise<PastPage> {
  try {
    await source.member()
    const documents = await source.documents()
    const stored = await documents.list(which === 'listed' ? LISTED_EVENTS_PATH : SYNCED_EVENTS_PATH, {
      field: 'endTime',
      below: endTime,
      belowId: eventId,
      order: 'latest',
      limit: PAST_PAGE,
      ...(which === 'published' ? { filter: { field: 'status', value: 'published' } } : {}),
    })
    const last = stored.length < PAST_PAGE ? undefined : stored.at(-1)
    return {
      events: stored.flatMap(({ id, fields }) => parseLiveEvent(id, fields) ?? []),
      next: last ? { endTime: String(last.fields.endTime), eventId: last.id } : null,
    }
  } catch (cause) {
    throw toStudioError(cause, 'cen/internal-error')
  }
}
