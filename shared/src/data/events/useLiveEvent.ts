import type { EventId, LiveEvent } from '@outcome-studio/shared/domain/events'
import type { MemberKey } from '@outcome-studio/shared/domain/paths'
import { useCallback } from 'react'
import { toStudioError } from '../errors/toStudioError.ts'
import { listenWhenReady } from '../queries/listenWhenReady.ts'
import { type LiveResult, type LiveSource, useLiveQuery } from '../queries/useLiveQuery.ts'
import type { EventSelection } from './watchEvents.ts'

/** An event, live; null if there is none in the selection, and when signed out. */
export function useLiveEvent(which: EventSelection, eventId: string): LiveResult<LiveEvent | null> {
  const event = useCallback(
    ({ uid }: MemberKey): LiveSource<LiveEvent | null> => ({
      queryKey: ['liveEvent', uid, which, eventId],
      watch: (onData, onError) =>
        listenWhenReady(
          async () => {
            const { watchLiveEvent } = await import(/* webpackChunkName: 'events' */ './watchEvents.ts')
            // Whatever the address has: no event has an unknown id.
            return watchLiveEvent(which, eventId as EventId, onData, onError)
          },
          (cause) => onError(toStudioError(cause, 'cen/internal-error')),
        ),
    }),
    [which, eventId],
  )
  return useLiveQuery<LiveEvent | null>(event, null)
}
