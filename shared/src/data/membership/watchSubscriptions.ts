import { subscriptionsPath } from '@outcome-studio/shared/domain/paths'
import { parseSubscriptionRecord, type SubscriptionRecord } from '@outcome-studio/shared/domain/payments'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { listenWhenReady } from '../queries/listenWhenReady.ts'

/**
 * Listens to all subscriptions of the signed-in member, also to those that ended; returns the release. A record of an
 * unknown status is left out. After cen/offline it continues to listen.
 */
export function watchSubscriptions(
  onRecords: (records: readonly SubscriptionRecord[]) => void,
  onError: (error: Error) => void,
  { source }: Pick<Connection, 'source'> = currentConnection(),
): () => void {
  const fail = (cause: unknown) => onError(toStudioError(cause, 'cen/internal-error'))
  return listenWhenReady(async () => {
    const { uid } = await source.member()
    const documents = await source.documents()
    return documents.watch(
      subscriptionsPath(uid),
      (stored) => onRecords(stored.flatMap(({ id, fields }) => parseSubscriptionRecord(id, fields) ?? [])),
      fail,
    )
  }, fail)
}
