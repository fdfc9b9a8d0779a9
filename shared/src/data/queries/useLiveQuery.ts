import { UNUSED_DATA_KEPT } from '@outcome-studio/shared/domain/base'
import { describeError } from '@outcome-studio/shared/domain/errors'
import type { MemberKey } from '@outcome-studio/shared/domain/paths'
import { type QueryKey, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useReducer, useState } from 'react'
import { useSession } from '../signIn/useSession.ts'
import { type Watch, watchAgain } from './watchAgain.ts'

export interface LiveSource<Data> {
  readonly queryKey: QueryKey
  readonly watch: Watch<Data>
}

/** Data that a listener updates. */
export interface LiveResult<Data> {
  /** undefined while isPending, or when an error occurred before any data. */
  readonly data: Data | undefined
  readonly error: Error | null
  readonly isPending: boolean
  /** Restarts the listener after an error. */
  readonly refetch: () => void
}

const NO_SOURCE: QueryKey = ['signedOut']

/**
 * Listens while the component is mounted and writes the data into the query cache. A failed listener restarts until it
 * succeeds; its error is shown until then. While the server cannot be reached, the last data is shown without an error.
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
  const source = useMemo(
    () => (uid === null ? null : { ...sourceFor({ uid, domain }), attempt }),
    [sourceFor, uid, domain, attempt],
  )
  const { data } = useQuery<Data>({
    queryKey: source?.queryKey ?? NO_SOURCE,
    queryFn: skipToken,
    gcTime: UNUSED_DATA_KEPT,
  })

  useEffect(() => {
    setError(null)
    if (source === null) return
    return watchAgain(source.watch)(
      (latest) => {
        setError(null)
        client.setQueryData(source.queryKey, latest)
      },
      (failure) => {
        if (isOffline(failure) && client.getQueryData(source.queryKey) !== undefined) return
        // The same failure again must not render again.
        setError((before) => (isSameFailure(before, failure) ? before : failure))
      },
    )
  }, [source, client])

  if (session?.state === 'signedOut') return { data: empty, error: null, isPending: false, refetch }
  return { data, error, isPending: data === undefined && error === null, refetch }
}

const isOffline = (error: Error): boolean => describeError(error).code === 'cen/offline'

const isSameFailure = (before: Error | null, error: Error): boolean =>
  before !== null && describeError(before).code === describeError(error).code
