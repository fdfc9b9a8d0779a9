import { skipToken, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useUid } from '../signIn/useUid.ts'

const fetchPrice = async () => (await import('./readMembershipPrice.ts')).readMembershipPrice()

/** Milliseconds after which a price that could not be read is asked for again. */
const NEXT_TRY = 60_000

/**
 * What the signed-in person pays per period, in US cents; null where that is nothing or not known.
 * @param isWanted false asks nothing, for people whose price does not matter
 */
export function useMembershipPrice(isWanted: boolean): Pick<UseQueryResult<number | null>, 'data' | 'error'> {
  const uid = useUid()
  return useQuery({
    queryKey: ['membershipPrice', uid],
    queryFn: uid && isWanted ? fetchPrice : skipToken,
    refetchInterval: ({ state }) => (state.status === 'error' ? NEXT_TRY : false),
  })
}
