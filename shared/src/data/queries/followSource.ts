import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { SnapshotKind, Snapshots } from '../snapshots/Snapshots.ts'
import { snapshotKey } from './snapshotKey.ts'
import { type Watch, watchAgain } from './watchAgain.ts'

export interface LiveSource<Data> {
  readonly queryKey: QueryKey
  readonly watch: Watch<Data>
  /** Stores the data on this device, and shows what was stored until the listener answers; default: does not. */
  readonly snapshot?: SnapshotKind<Data>
}

interface Following<Data> {
  readonly client: QueryClient
  readonly snapshots: Snapshots
  /** The member whose data it is. */
  readonly uid: string
  readonly source: LiveSource<Data>
  readonly onData: () => void
  readonly onError: (error: Error) => void
}

/**
 * Writes what a listener answers into the query cache. Until the first answer, a snapshot of this device is used if the
 * cache has nothing: it never replaces an answer. Returns the release.
 */
export function followSource<Data>(following: Following<Data>): () => void {
  const { client, snapshots, uid, source, onData, onError } = following
  const { queryKey, watch, snapshot } = source
  let isOver = false

  const showStored = async (kind: SnapshotKind<Data>) => {
    const stored = await snapshots.read(uid, kind)
    if (stored === null || isOver || client.getQueryData(queryKey) !== undefined) return
    client.setQueryData(snapshotKey(queryKey), new Date(stored.savedAt).toISOString())
    client.setQueryData(queryKey, stored.value)
  }
  if (snapshot && client.getQueryData(queryKey) === undefined) void showStored(snapshot)

  const stop = watchAgain(watch)((latest) => {
    client.setQueryData(queryKey, latest)
    if (snapshot) {
      client.setQueryData(snapshotKey(queryKey), null)
      snapshots.write(uid, snapshot.name, latest)
    }
    onData()
  }, onError)
  return () => {
    isOver = true
    stop()
  }
}
