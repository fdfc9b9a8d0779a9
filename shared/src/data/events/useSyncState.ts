import { NO_SYNC, type SyncState } from '@outcome-studio/shared/domain/events'
import type { MemberKey } from '@outcome-studio/shared/domain/paths'
import { toStudioError } from '../errors/toStudioError.ts'
import { listenWhenReady } from '../queries/listenWhenReady.ts'
import { type LiveResult, type LiveSource, useLiveQuery } from '../queries/useLiveQuery.ts'

/** The state of the sync with Zoom, for tools admins, live. */
export function useSyncState(): LiveResult<SyncState> {
  return useLiveQuery(syncState, NO_SYNC)
}

function syncState({ uid }: MemberKey): LiveSource<SyncState> {
  return {
    queryKey: ['syncState', uid],
    watch: (onData, onError) =>
      listenWhenReady(
        async () => {
          const { watchSyncState } = await import(
            /* webpackChunkName: 'events-admin' */ './watchSyncState.ts'
          )
          return watchSyncState(onData, onError)
        },
        (cause) => onError(toStudioError(cause, 'cen/internal-error')),
      ),
  }
}
