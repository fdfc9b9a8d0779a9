import { type EventId, parseSentMessage, type SentMessage } from '@outcome-studio/shared/domain/events'
import { EVENT_MESSAGES_PATH } from '@outcome-studio/shared/domain/paths'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { listenWhenReady } from '../queries/listenWhenReady.ts'

/**
 * Listens to the messages about an event, the latest first; returns the release. Fails with permission-denied unless the
 * member is a tools admin.
 */
export function watchEventMessages(
  eventId: EventId,
  onMessages: (messages: readonly SentMessage[]) => void,
  onError: (error: Error) => void,
  { source }: Pick<Connection, 'source'> = currentConnection(),
): () => void {
  const fail = (cause: unknown) => onError(toStudioError(cause, 'cen/doc-loading-error'))
  return listenWhenReady(async () => {
    await source.member()
    const documents = await source.documents()
    return documents.watch(
      EVENT_MESSAGES_PATH,
      (stored) =>
        onMessages(stored.flatMap(({ id, fields }) => parseSentMessage(id, fields) ?? []).sort(latestFirst)),
      fail,
      { field: 'eventId', value: eventId },
    )
  }, fail)
}

const latestFirst = (one: SentMessage, other: SentMessage): number =>
  Date.parse(other.createdAt) - Date.parse(one.createdAt)
