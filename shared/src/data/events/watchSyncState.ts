import { parseSyncState, type SyncState } from '@outcome-studio/shared/domain/events'
import { SYNC_STATE_PATH } from '@outcome-studio/shared/domain/paths'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { listenWhenReady } from '../queries/listenWhenReady.ts'

/**
 * Listens to the state of the sync with Zoom; returns the release. Offline it calls back once the server is reachable.
 * Fails with permission-denied unless the member is a tools admin.
 */
export function watchSyncState(
  onState: (state: SyncState) => void,
  onError: (error: Error) => void,
  { source }: Pick<Connection, 'source'> = currentConnection(),
): () => void {
  const fail = (cause: unknown) => onError(toStudioError(cause, 'cen/doc-loading-error'))
  return listenWhenReady(async () => {
    await source.member()
    const documents = await source.documents()
    return documents.watchOne(SYNC_STATE_PATH, (fields) => onState(parseSyncState(fields)), fail)
  }, fail)
}
