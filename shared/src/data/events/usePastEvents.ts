import { UNUSED_DATA_KEPT } from '@outcome-studio/shared/domain/base'
import type { EditedEventFields, EventId, LiveEvent } from '@outcome-studio/shared/domain/events'
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useUid } from '../signIn/useUid.ts'
import type { PastPage, PastPlace } from './pastPage.ts'
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
  /** Shows a change that was stored. Pages of other lists are read again once they are shown. */
  readonly show: (ids: readonly EventId[], changes: Partial<EditedEventFields>) => void
}

const NO_EVENTS: readonly LiveEvent[] = []

/**
 * The events that ended before a place, in pages, as they were when each page was loaded; empty when signed out.
 * @param isWanted whether to load the first page
 */
export function usePastEvents(
  which: EventSelection,
  { endTime, eventId }: PastPlace,
  isWanted: boolean,
): PastEvents {
  const uid = useUid()
  const client = useQueryClient()
  const queryKey = useMemo(() => ['pastEvents', uid, which, endTime, eventId], [uid, which, endTime, eventId])
  const pages = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam }: { readonly pageParam: PastPlace }) =>
      (await import(/* webpackChunkName: 'events' */ './readPastEvents.ts')).readPastEvents(which, pageParam),
    initialPageParam: { endTime, eventId },
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
  const show = useCallback<PastEvents['show']>(
    (ids, changes) => {
      client.removeQueries({
        queryKey: queryKey.slice(0, 2),
        predicate: (query) => query.getObserversCount() === 0,
      })
      client.setQueryData<InfiniteData<PastPage>>(
        queryKey,
        (loaded) => loaded && changed(loaded, ids, changes),
      )
    },
    [client, queryKey],
  )
  return {
    data: uid === null ? NO_EVENTS : events,
    error,
    isPending: isPending && uid !== null,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    show,
  }
}

const changed = (
  { pages, pageParams }: InfiniteData<PastPage>,
  ids: readonly EventId[],
  changes: Partial<EditedEventFields>,
): InfiniteData<PastPage> => ({
  pageParams,
  pages: pages.map(({ events, next }) => ({
    events: events.map((event) => (ids.includes(event.documentId) ? { ...event, ...changes } : event)),
    next,
  })),
})
