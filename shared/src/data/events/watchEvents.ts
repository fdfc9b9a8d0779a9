import {
  type EventId,
  type EventProgress,
  type EventsInfo,
  type LiveEvent,
  PAST_PAGE,
  parseEventProgress,
  parseEventsInfo,
  parseLiveEvent,
  parseRegistration,
  type RegistrationState,
} from '@outcome-studio/shared/domain/events'
import {
  EVENTS_PATH,
  eventProgressesPath,
  LISTED_EVENTS_PATH,
  listedEventPath,
  registrationsPath,
  SYNCED_EVENTS_PATH,
  syncedEventPath,
} from '@outcome-studio/shared/domain/paths'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import type { Documents, RawDocument } from '../documents/Documents.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { listenWhenReady } from '../queries/listenWhenReady.ts'
import type { SignedIn } from '../session/Session.ts'
import { type PastPage, pastPage } from './pastPage.ts'

// Each function calls back now and after each change, and returns the release.

type OnError = (error: Error) => void
type Client = Pick<Connection, 'source'>

const PUBLISHED = { field: 'status', value: 'published' } as const

/**
 * Which events are read. `listed`: published ones without links and recordings, for all members. `published`: published
 * ones with all fields, for members with access. `all`: also unpublished ones, for tools admins; a single one
 * also for a member who is registered for it, or waits. The database refuses them to others.
 */
export type EventSelection = 'listed' | 'published' | 'all'

/** Listens to one event; null if there is none in the selection. */
export function watchLiveEvent(
  which: EventSelection,
  eventId: EventId,
  onEvent: (event: LiveEvent | null) => void,
  onError: OnError,
  connection: Client = currentConnection(),
): () => void {
  return listen(connection, onError, (documents, _member, fail) => {
    if (which !== 'published') {
      const path = which === 'listed' ? listedEventPath(eventId) : syncedEventPath(eventId)
      return documents.watchOne(path, (fields) => onEvent(parseLiveEvent(eventId, fields)), fail)
    }
    // By a query: the rules refuse to read one event that does not exist, or no longer is published.
    return documents.watch(
      SYNCED_EVENTS_PATH,
      (stored) => onEvent(parseLiveEvent(eventId, stored[0]?.fields)),
      fail,
      { ...PUBLISHED, id: eventId },
    )
  })
}

/** The next events, as far as they were asked for. */
export interface UpcomingEvents {
  /** The earliest first. */
  readonly events: readonly LiveEvent[]
  /** For how many was asked. */
  readonly limit: number
  /** Whether there are no others. */
  readonly isComplete: boolean
}

/**
 * Listens to the events that end at a time or later, those that end first. Malformed ones are left out.
 * @param since ISO 8601 in UTC, with milliseconds
 * @param limit most events that are read at first
 */
export function watchUpcomingEvents(
  { which, since, limit }: { readonly which: EventSelection; readonly since: string; readonly limit: number },
  onEvents: (events: UpcomingEvents) => void,
  onError: OnError,
  connection: Client = currentConnection(),
): () => void {
  return listen(connection, onError, (documents, _member, fail) =>
    documents.watch(
      which === 'listed' ? LISTED_EVENTS_PATH : SYNCED_EVENTS_PATH,
      (stored) => onEvents({ events: parseAll(stored), limit, isComplete: stored.length < limit }),
      fail,
      which === 'published' ? PUBLISHED : undefined,
      { field: 'endTime', from: since, limit },
    ),
  )
}

/**
 * Listens to the first page of past events. Malformed ones are left out.
 * @param before only events that ended before are read. ISO 8601 in UTC, with milliseconds
 */
export function watchLatestEvents(
  { which, before }: { readonly which: EventSelection; readonly before: string },
  onPage: (page: PastPage) => void,
  onError: OnError,
  connection: Client = currentConnection(),
): () => void {
  return listen(connection, onError, (documents, _member, fail) =>
    documents.watch(
      which === 'listed' ? LISTED_EVENTS_PATH : SYNCED_EVENTS_PATH,
      (stored) => onPage(pastPage(stored)),
      fail,
      which === 'published' ? PUBLISHED : undefined,
      { field: 'endTime', below: before, limit: PAST_PAGE },
    ),
  )
}

/** Listens to general information about events. */
export function watchEventsInfo(
  onInfo: (info: EventsInfo) => void,
  onError: OnError,
  connection: Client = currentConnection(),
): () => void {
  return listen(connection, onError, (documents, _member, fail) =>
    documents.watchOne(EVENTS_PATH, (fields) => onInfo(parseEventsInfo(fields)), fail),
  )
}

/** Listens to all registrations of the signed-in member, by the id of the event. */
export function watchRegistrations(
  onRegistrations: (registrations: ReadonlyMap<EventId, RegistrationState>) => void,
  onError: OnError,
  connection: Client = currentConnection(),
): () => void {
  return listen(connection, onError, (documents, member, fail) =>
    documents.watch(
      registrationsPath(member),
      (stored) => onRegistrations(byEvent(stored, parseRegistration)),
      fail,
    ),
  )
}

/** Listens to the signed-in member's progress with prerequisites and recordings, by the id of the event. */
export function watchEventProgress(
  onProgress: (progress: ReadonlyMap<EventId, EventProgress>) => void,
  onError: OnError,
  connection: Client = currentConnection(),
): () => void {
  return listen(connection, onError, (documents, member, fail) =>
    documents.watch(
      eventProgressesPath(member),
      (stored) => onProgress(byEvent(stored, parseEventProgress)),
      fail,
    ),
  )
}

function listen(
  { source }: Client,
  onError: OnError,
  start: (documents: Documents, member: SignedIn, fail: (cause: unknown) => void) => () => void,
): () => void {
  const fail = (cause: unknown) => onError(toStudioError(cause, 'cen/internal-error'))
  return listenWhenReady(async () => {
    const member = await source.member()
    return start(await source.documents(), member, fail)
  }, fail)
}

const parseAll = (stored: readonly RawDocument[]): readonly LiveEvent[] =>
  stored.flatMap(({ id, fields }) => parseLiveEvent(id, fields) ?? []).sort(earliestFirst)

function byEvent<Value>(
  stored: readonly RawDocument[],
  parse: (fields: unknown) => Value,
): ReadonlyMap<EventId, Value> {
  // The id of these documents is that of their event.
  return new Map(stored.map(({ id, fields }) => [id as EventId, parse(fields)]))
}

function earliestFirst(one: LiveEvent, other: LiveEvent): number {
  if (one.startTime === other.startTime) return one.documentId < other.documentId ? -1 : 1
  return one.startTime < other.startTime ? -1 : 1
}
