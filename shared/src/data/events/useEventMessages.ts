import type { EventId, SentMessage } from '@outcome-studio/shared/domain/events'
import type { MemberKey } from '@outcome-studio/shared/domain/paths'
import { useCallback } from 'react'
import { toStudioError } from '../errors/toStudioError.ts'
import { listenWhenReady } from '../queries/listenWhenReady.ts'
import { type LiveResult, type LiveSource, useLiveQuery } from '../queries/useLiveQuery.ts'

const NO_MESSAGES: readonly SentMessage[] = []

/** What was written to the registrants of an event, for tools admins, live, the latest first. */
export function useEventMessages(eventId: EventId): LiveResult<readonly SentMessage[]> {
  const messagesOf = useCallback(
    ({ uid }: MemberKey): LiveSource<readonly SentMessage[]> => ({
      queryKey: ['eventMessages', uid, eventId],
      watch: (onData, onError) =>
        listenWhenReady(
          async () => {
            const { watchEventMessages } = await import(
              /* webpackChunkName: 'events-admin' */ './watchEventMessages.ts'
            )
            return watchEventMessages(eventId, onData, onError)
          },
          (cause) => onError(toStudioError(cause, 'cen/internal-error')),
        ),
    }),
    [eventId],
  )
  return useLiveQuery(messagesOf, NO_MESSAGES)
}
