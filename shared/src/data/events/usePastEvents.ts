import { UNUSED_DATA_KEPT } from '@outcome-studio/shared/domain/base'
import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useUid } from '../signIn/useUid.ts'
import type { PastPage, PastPlace } from './readPastEvents.ts'
import type { EventSelection } from './watchEvents.ts'

/** Past events, as far as they are loaded. */
export interface PastEvents {
  /** Those that ended latest first; undefined until the first page is loaded. */
  readonly data: readonly LiveEvent[] | undefined
  /** Why the latest page could not be loaded. */
  readonly error: Error | null
  /** Whether the first page is being loaded. */
  readonly isPending: boolean
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  /** Loads the next page, also after it has failed. */
  readonly loadMore: () => void
}

const NO_EVENTS: readonly LiveEvent[] = []

/**
 * The events that ended before a time, in pages, as they were when each page was loaded; empty when signed out.
 * @param since ISO 8601 in UTC, with milliseconds
 * @param isWanted whether to load the first page
 */
export function usePastEvents(which: EventSelection, since: string, isWanted: boolean): PastEvents {
  const uid = useUid()
  const pages = useInfiniteQuery({
    queryKey: ['pastEvents', uid, which, since],
    queryFn: async ({ pageParam }: { readonly pageParam: PastPlace }) =>
      (await import(/* webpackChunkName: 'events' */ './readPastEvents.ts')).readPastEvents(which, pageParam),
    initialPageParam: { endTime: since, eventId: null },
    getNextPageParam: ({ next }: PastPage) => next,
    enabled: isWanted && typeof uid === 'string',
    // Refetching would read every loaded page.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: UNUSED_DATA_KEPT,
    // Offline, the call fails with cen/offline.
    networkMode: 'always',
    retry: false,
  })
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = pages
  const events = useMemo(() => data?.pages.flatMap((page) => page.events), [data])
  return {
    data: uid === null ? NO_EVENTS : events,
    error,
    isPending: isPending && uid !== null,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
  }
}
