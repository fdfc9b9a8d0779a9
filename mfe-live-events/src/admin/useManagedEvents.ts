import {
  type LiveResult,
  useLatestEvents,
  usePastEvents,
  useUpcomingEvents,
} from '@outcome-studio/shared/data'
import { EVENTS_COUNTED_AT_ONCE, type LiveEvent, upcomingSince } from '@outcome-studio/shared/domain/events'
import { useMemo, useState } from 'react'
import type { FurtherEvents } from '../core/FurtherEvents.ts'
import type { StoredEdit } from './core/useEventEdits.ts'

export interface ManagedEvents extends LiveResult<readonly LiveEvent[]> {
  /** Loads further events to come; null if all are loaded. */
  readonly upcoming: FurtherEvents | null
  /** Loads past events in pages; null if all are loaded. */
  readonly older: FurtherEvents | null
  /** Shows a change that was stored, also in events that are not listened to. */
  readonly show: StoredEdit
}

const NO_EVENTS: readonly LiveEvent[] = []

/**
 * The events that tools admins manage, unpublished ones too, as far as they are loaded: the next ones and the latest past
 * ones live, older ones in pages on request.
 */
export function useManagedEvents(): ManagedEvents {
  const [since] = useState(() => upcomingSince(Date.now()))
  // As many as are counted at once.
  const [limit, setLimit] = useState(EVENTS_COUNTED_AT_ONCE)
  const [isOlderWanted, setOlderWanted] = useState(false)
  const upcoming = useUpcomingEvents('all', since, limit)
  const latest = useLatestEvents('all', since)
  // They follow the live ones without a gap: if an event leaves the live ones, the pages begin anew.
  const next = latest.data?.next ?? null
  const older = usePastEvents(
    'all',
    next ?? { endTime: since, eventId: null },
    isOlderWanted && next !== null,
  )

  const data = useMemo(() => {
    if (upcoming.data === undefined || latest.data === undefined) return undefined
    const ofPages = next === null ? NO_EVENTS : (older.data ?? NO_EVENTS)
    const all = [...ofPages, ...latest.data.events, ...upcoming.data.events]
    // An event that was moved is in two of them until both have reported it.
    return [...new Map(all.map((event) => [event.documentId, event])).values()]
  }, [older.data, latest.data, upcoming.data, next])
  const error = upcoming.error ?? latest.error
  const isLoadingUpcoming = upcoming.data !== undefined && upcoming.data.limit < limit

  return {
    data,
    error,
    isPending: data === undefined && error === null,
    refetch: () => {
      if (upcoming.error) upcoming.refetch()
      if (latest.error) latest.refetch()
    },
    upcoming:
      upcoming.data === undefined || upcoming.data.isComplete
        ? null
        : {
            // The error of these is that of all.
            error: null,
            isLoading: isLoadingUpcoming && upcoming.error === null,
            load: () => setLimit(limit + EVENTS_COUNTED_AT_ONCE),
          },
    older:
      next === null || (older.data !== undefined && !older.hasMore)
        ? null
        : {
            error: older.error,
            isLoading: older.isLoadingMore || (isOlderWanted && older.isPending && older.error === null),
            load: () => (isOlderWanted || older.data !== undefined ? older.loadMore() : setOlderWanted(true)),
          },
    show: older.show,
  }
}
