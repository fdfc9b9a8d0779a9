import type { Registrant } from '@outcome-studio/shared/callables/fetchLiveEventRegistrants'
import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useUid } from '../signIn/useUid.ts'

type EventOfRegistrants = Pick<LiveEvent, 'documentId' | 'eventType' | 'state' | 'startTime'>

const fetchOf = async (event: Pick<LiveEvent, 'documentId' | 'eventType'>) =>
  (await import(/* webpackChunkName: 'events-admin' */ './zoomCalls.ts')).fetchRegistrants(event)

/** Milliseconds between two reads while people can still register. Each asks Zoom three times. */
const WHILE_OPEN = 30_000

/**
 * The registrants of an event, as Zoom lists them; empty when signed out. For tools admins. Before the end of the event
 * they are read again while the page is in view, and after its state or time has changed.
 * @param isOver whether the event has ended: then only opening the page and trying again read them, because Zoom limits
 *   reports of attendance
 */
export function useRegistrants(
  { documentId, eventType, state, startTime }: EventOfRegistrants,
  isOver: boolean,
): UseQueryResult<readonly Registrant[]> {
  const uid = useUid()
  const client = useQueryClient()
  const version = `${state} ${startTime}`
  const read = useRef(version)
  useEffect(() => {
    if (read.current === version) return
    read.current = version
    void client.invalidateQueries({ queryKey: ['registrants', uid, documentId] })
  }, [version, client, uid, documentId])
  return useQuery({
    queryKey: ['registrants', uid, documentId, eventType],
    queryFn: () => (uid === null ? [] : fetchOf({ documentId, eventType })),
    enabled: uid !== undefined,
    // Offline, the call fails at once with cen/offline.
    networkMode: 'always',
    refetchInterval: isOver ? false : WHILE_OPEN,
    refetchOnWindowFocus: !isOver,
    refetchOnReconnect: !isOver,
    retry: false,
  })
}
