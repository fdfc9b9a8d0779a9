import type { MemberKey } from '@outcome-studio/shared/domain/paths'
import { useCallback } from 'react'
import { toStudioError } from '../errors/toStudioError.ts'
import { listenWhenReady } from '../queries/listenWhenReady.ts'
import { type LiveResult, type LiveSource, useLiveQuery } from '../queries/useLiveQuery.ts'
import type { PastPage } from './pastPage.ts'
import type { EventSelection } from './watchEvents.ts'

const NONE: PastPage = { events: [], next: null }

/**
 * The first page of past events, live; empty when signed out. `usePastEvents` reads those that follow it.
 * @param before only events that ended before are read. ISO 8601 in UTC, with milliseconds
 */
export function useLatestEvents(which: EventSelection, before: string): LiveResult<PastPage> {
  const latest = useCallback(
    ({ uid }: MemberKey): LiveSource<PastPage> => ({
      queryKey: ['latestEvents', uid, which, before],
      watch: (onData, onError) =>
        listenWhenReady(
          async () => {
            const { watchLatestEvents } = await import(/* webpackChunkName: 'events' */ './watchEvents.ts')
            return watchLatestEvents({ which, before }, onData, onError)
          },
          (cause) => onError(toStudioError(cause, 'cen/internal-error')),
        ),
    }),
    [which, before],
  )
  return useLiveQuery(latest, NONE)
}
