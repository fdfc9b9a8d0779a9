import type { MemberKey } from '@outcome-studio/shared/domain/paths'
import { useCallback, useState } from 'react'
import { toStudioError } from '../errors/toStudioError.ts'
import { listenWhenReady } from '../queries/listenWhenReady.ts'
import { type LiveResult, type LiveSource, useLiveQuery } from '../queries/useLiveQuery.ts'
import { upcomingSnapshot } from './upcomingSnapshot.ts'
import type { EventSelection, UpcomingEvents } from './watchEvents.ts'

const NONE: UpcomingEvents = { events: [], limit: Number.POSITIVE_INFINITY, isComplete: true }

/**
 * The events that end at a time or later, live, at most so many; empty when signed out. After the limit was raised, the
 * events of the lower one are returned until the others are loaded.
 * @param since ISO 8601 in UTC, with milliseconds
 */
export function useUpcomingEvents(
  which: EventSelection,
  since: string,
  limit: number,
): LiveResult<UpcomingEvents> {
  const upcoming = useCallback(
    ({ uid }: MemberKey): LiveSource<UpcomingEvents> => ({
      queryKey: ['upcomingEvents', uid, which, since, limit],
      watch: (onData, onError) =>
        listenWhenReady(
          async () => {
            const { watchUpcomingEvents } = await import(/* webpackChunkName: 'events' */ './watchEvents.ts')
            return watchUpcomingEvents({ which, since, limit }, onData, onError)
          },
          (cause) => onError(toStudioError(cause, 'cen/internal-error')),
        ),
      ...(which !== 'all' && { snapshot: upcomingSnapshot(which, since) }),
    }),
    [which, since, limit],
  )
  const result = useLiveQuery(upcoming, NONE)
  const [latest, setLatest] = useState({ which, data: result.data })
  const isNews = result.data !== undefined && result.data !== latest.data
  if (isNews) setLatest({ which, data: result.data })
  const data = result.data ?? (latest.which === which ? latest.data : undefined)
  return { ...result, data, isPending: result.isPending && data === undefined }
}
