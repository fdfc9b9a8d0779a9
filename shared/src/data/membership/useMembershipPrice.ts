import { skipToken, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useUid } from '../signIn/useUid.ts'

const fetchPrice = async () => (await import('./readMembershipPrice.ts')).readMembershipPrice()

/** Milliseconds after which a failed read of the price is retried. */
const NEXT_TRY = 60_000

/**
 * Price per period of the signed-in person, in US cents; null if there is none or it is unknown.
 * @param isWanted false sends no request, for people whose price does not matter
 */
export function useMembershipPrice(isWanted: boolean): Pick<UseQueryResult<number | null>, 'data' | 'error'> {
  const uid = useUid()
  return useQuery({
    queryKey: ['membershipPrice', uid],
    queryFn: uid && isWanted ? fetchPrice : skipToken,
    refetchInterval: ({ state }) => (state.status === 'error' ? NEXT_TRY : false),
  })
}
