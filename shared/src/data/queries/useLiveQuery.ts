import { UNUSED_DATA_KEPT } from '@outcome-studio/shared/domain/base'
import { describeError } from '@outcome-studio/shared/domain/errors'
import type { MemberKey } from '@outcome-studio/shared/domain/paths'
import { type QueryKey, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useReducer, useState } from 'react'
import { currentConnection } from '../connection/currentConnection.ts'
import { useSession } from '../signIn/useSession.ts'
import { followSource, type LiveSource } from './followSource.ts'
import { snapshotKey } from './snapshotKey.ts'

export type { LiveSource } from './followSource.ts'

/** Where data of this device comes from. */
interface ShownSnapshot {
  /** ISO 8601. */
  readonly savedAt: string
  /** Whether the server cannot be reached. */
  readonly isOffline: boolean
}

/** Data that a listener updates. */
export interface LiveResult<Data> {
  /** undefined while isPending, or when an error occurred before any data. */
  readonly data: Data | undefined
  readonly error: Error | null
  readonly isPending: boolean
  /** Set while the data is what an earlier visit stored on this device, until the server answers. */
  readonly snapshot?: ShownSnapshot
  /** Restarts the listener after an error. */
  readonly refetch: () => void
}

const NO_SOURCE: QueryKey = ['signedOut']

/**
 * Listens while the component is mounted and writes the data into the query cache. A failed listener restarts until it
 * succeeds; its error is shown until then. While the server cannot be reached, the last data is shown without an error.
 * Until the first answer, that is what an earlier visit stored on this device, if the source has snapshots.
 * @param sourceFor a function with a stable identity
 * @param empty data when signed out
 */
export function useLiveQuery<Data>(
  sourceFor: (member: MemberKey) => LiveSource<Data>,
  empty: Data,
): LiveResult<Data> {
  const session = useSession()
  const { uid, domain } = session?.state === 'signedIn' ? session : { uid: null, domain: null }
  const client = useQueryClient()
  const [attempt, refetch] = useReducer((count: number) => count + 1, 0)
  const [error, setError] = useState<Error | null>(null)
  const [isCutOff, setCutOff] = useState(false)
  const source = useMemo(
    () => (uid === null ? null : { ...sourceFor({ uid, domain }), attempt }),
    [sourceFor, uid, domain, attempt],
  )
  const { data } = useQuery<Data>({
    queryKey: source?.queryKey ?? NO_SOURCE,
    queryFn: skipToken,
    gcTime: UNUSED_DATA_KEPT,
  })
  const { data: savedAt } = useQuery<string | null>({
    queryKey: snapshotKey(source?.snapshot ? source.queryKey : NO_SOURCE),
    queryFn: skipToken,
    gcTime: UNUSED_DATA_KEPT,
  })

  useEffect(() => {
    setError(null)
    setCutOff(false)
    if (source === null || uid === null) return
    return followSource({
      client,
      snapshots: currentConnection().snapshots,
      uid,
      source,
      onData: () => {
        setError(null)
        setCutOff(false)
      },
      onError: (failure) => {
        const isAway = isOffline(failure)
        setCutOff(isAway)
        if (isAway && client.getQueryData(source.queryKey) !== undefined) return
        // The same failure again must not render again.
        setError((before) => (isSameFailure(before, failure) ? before : failure))
      },
    })
  }, [source, client, uid])

  if (session?.state === 'signedOut') return { data: empty, error: null, isPending: false, refetch }
  return {
    data,
    // A snapshot may have been read after the listener has failed.
    error: savedAt && error !== null && isOffline(error) ? null : error,
    isPending: data === undefined && error === null,
    ...(savedAt && { snapshot: { savedAt, isOffline: isCutOff } }),
    refetch,
  }
}

const isOffline = (error: Error): boolean => describeError(error).code === 'cen/offline'

const isSameFailure = (before: Error | null, error: Error): boolean =>
  before !== null && describeError(before).code === describeError(error).code
