import { type LiveResult, usePastEvents, useUpcomingEvents } from '@outcome-studio/shared/data'
import { type LiveEvent, UPCOMING_PAGE, upcomingSince } from '@outcome-studio/shared/domain/events'
import { useContext, useEffect, useMemo, useState } from 'react'
import type { FurtherEvents } from '../core/FurtherEvents.ts'
import { SurroundingsContext } from '../core/Surroundings.ts'
import type { ListTab } from './listView.ts'

type EventSelection = Parameters<typeof useUpcomingEvents>[0]

interface EventPages {
  /** All that are loaded, upcoming and past, the earliest first. */
  readonly all: readonly LiveEvent[]
  /** What the tab shows first. */
  readonly state: LiveResult<unknown>
  /** null if all events of the tab are loaded. */
  readonly further: FurtherEvents | null
}

const NO_EVENTS: readonly LiveEvent[] = []

/**
 * The events of a tab, as far as they are loaded: the next ones live, and past ones in pages, which are not loaded before
 * they are shown.
 */
export function useEventPages(which: EventSelection, tab: ListTab): EventPages {
  const clock = useContext(SurroundingsContext).now
  // An event that ends while the list is open stays among those to come, and is shown as past by its time.
  const [since] = useState(() => upcomingSince(clock()))
  const [limit, setLimit] = useState(UPCOMING_PAGE)
  const upcoming = useUpcomingEvents(which, since, limit)
  // Without upcoming events, the tab leads to past ones, if there are any.
  const past = usePastEvents(
    which,
    { endTime: since, eventId: null },
    tab === 'past' || upcoming.data?.events.length === 0,
  )
  const all = useMemo(
    () => merge(past.data ?? NO_EVENTS, upcoming.data?.events ?? NO_EVENTS),
    [past.data, upcoming.data],
  )

  const isComplete = upcoming.data?.isComplete ?? true
  const isLoading = upcoming.data !== undefined && upcoming.data.limit < limit
  // Registrations are few, and can be for any of the upcoming events.
  const needsAll = tab === 'registered' && !isComplete && !isLoading
  useEffect(() => {
    if (needsAll) setLimit(limit + UPCOMING_PAGE)
  }, [needsAll, limit])

  if (tab === 'past') {
    const failed = past.data === undefined ? past.error : null
    const state: LiveResult<unknown> = {
      data: past.data,
      error: failed ?? upcoming.error,
      isPending: failed === null && upcoming.error === null && (past.isPending || upcoming.isPending),
      refetch: failed ? past.loadMore : upcoming.refetch,
    }
    const further = { error: past.error, isLoading: past.isLoadingMore, load: past.loadMore }
    return { all, state, further: past.data !== undefined && past.hasMore ? further : null }
  }
  const load = upcoming.error ? upcoming.refetch : () => setLimit(limit + UPCOMING_PAGE)
  const further = { error: upcoming.error, isLoading: isLoading && upcoming.error === null, load }
  const state = isLoading ? { ...upcoming, error: null } : upcoming
  return { all, state, further: isComplete ? null : further }
}

/** Events that are in both are as the listener reports them. */
function merge(past: readonly LiveEvent[], upcoming: readonly LiveEvent[]): readonly LiveEvent[] {
  if (past.length === 0) return upcoming
  const live = new Set(upcoming.map(({ documentId }) => documentId))
  return [...past.filter(({ documentId }) => !live.has(documentId)), ...upcoming].sort(
    (one, other) => Date.parse(one.startTime) - Date.parse(other.startTime),
  )
}
