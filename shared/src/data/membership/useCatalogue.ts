import type { PlanPrice } from '@outcome-studio/shared/domain/payments'
import { useQuery } from '@tanstack/react-query'
import type { LiveResult } from '../queries/useLiveQuery.ts'
import { useUid } from '../signIn/useUid.ts'

const fetchPrices = async () =>
  (await import(/* webpackChunkName: 'payments' */ './readCatalogue.ts')).readCatalogue()

/** The prices of the plans, read when the page was opened. */
export function useCatalogue(): LiveResult<readonly PlanPrice[]> {
  const uid = useUid()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['catalogue', uid],
    queryFn: fetchPrices,
    enabled: typeof uid === 'string',
    // Offline, the read fails at once with cen/offline.
    networkMode: 'always',
    retry: 1,
  })
  return { data, error, isPending, refetch: () => void refetch() }
}
