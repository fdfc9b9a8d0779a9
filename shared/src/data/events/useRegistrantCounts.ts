import type { EventId } from '@outcome-studio/shared/domain/events'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useUid } from '../signIn/useUid.ts'
import { countRegistrants } from './lazyAdminCalls.ts'
import type { RegistrantCounts } from './managerCalls.ts'

type CountsByEvent = ReadonlyMap<EventId, RegistrantCounts>
const NO_COUNTS: CountsByEvent = new Map()
/** Counting asks Zoom twice for each event, so counts are read again after a while only. */
const FRESH_MILLISECONDS = 60_000

/** How many people registered for events and how many wait; empty when signed out. For tools admins. */
export function useRegistrantCounts(eventIds: readonly EventId[]): UseQueryResult<CountsByEvent> {
  const uid = useUid()
  return useQuery({
    queryKey: ['registrantCounts', uid, eventIds],
    queryFn: () => (uid === null || eventIds.length === 0 ? NO_COUNTS : countRegistrants(eventIds)),
    enabled: uid !== undefined,
    // Zoom may have been busy. A page that stays open would otherwise never say how many registered.
    refetchInterval: ({ state: { data, status } }) =>
      status === 'error' || (data !== undefined && data.size < eventIds.length) ? FRESH_MILLISECONDS : false,
    staleTime: FRESH_MILLISECONDS,
    placeholderData: keepPreviousData,
    networkMode: 'always',
    refetchOnReconnect: false,
    retry: false,
  })
}
