import type { Registrant } from '@outcome-studio/shared/callables/fetchLiveEventRegistrants'
import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useUid } from '../signIn/useUid.ts'

type EventOfRegistrants = Pick<LiveEvent, 'documentId' | 'eventType'>

const fetchOf = async (event: EventOfRegistrants) =>
  (await import(/* webpackChunkName: 'events-admin' */ './zoomCalls.ts')).fetchRegistrants(event)

/** The registrants of an event, read from Zoom when the page was opened; empty when signed out. For tools admins. */
export function useRegistrants({
  documentId,
  eventType,
}: EventOfRegistrants): UseQueryResult<readonly Registrant[]> {
  const uid = useUid()
  return useQuery({
    queryKey: ['registrants', uid, documentId, eventType],
    queryFn: () => (uid === null ? [] : fetchOf({ documentId, eventType })),
    enabled: uid !== undefined,
    // Offline, the call fails at once with cen/offline. Zoom limits reports, so only opening and "Try again" request
    // them.
    networkMode: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
}
