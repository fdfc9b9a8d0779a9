import type { MemberKey } from '@outcome-studio/shared/domain/paths'
import { toStudioError } from '../errors/toStudioError.ts'
import { listenWhenReady } from '../queries/listenWhenReady.ts'
import { type LiveResult, type LiveSource, useLiveQuery } from '../queries/useLiveQuery.ts'
import type { RegisteredEvent } from './watchRegisteredEvents.ts'

const NONE: readonly RegisteredEvent[] = []

/** The events for which the signed-in member is registered, live; empty when signed out. */
export function useRegisteredEvents(): LiveResult<readonly RegisteredEvent[]> {
  return useLiveQuery(registeredEvents, NONE)
}

function registeredEvents({ uid }: MemberKey): LiveSource<readonly RegisteredEvent[]> {
  return {
    queryKey: ['registeredEvents', uid],
    watch: (onData, onError) =>
      listenWhenReady(
        async () => {
          const { watchRegisteredEvents } = await import(
            /* webpackChunkName: 'events' */ './watchRegisteredEvents.ts'
          )
          return watchRegisteredEvents(onData, onError)
        },
        (cause) => onError(toStudioError(cause, 'cen/internal-error')),
      ),
  }
}
