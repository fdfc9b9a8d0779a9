import type { SeatsChange } from '@outcome-studio/shared/callables/changeSeats'
import type { SeatGroup } from '@outcome-studio/shared/callables/listSeats'
import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useUid } from '../signIn/useUid.ts'

const calls = () => import(/* webpackChunkName: 'seats' */ './seatCalls.ts')
const keyOf = (uid: string | null | undefined) => ['seats', uid]

/** The groups whose seats the signed-in member manages, as they were when the page was shown or last changed them. */
export function useSeatGroups(): UseQueryResult<readonly SeatGroup[]> {
  const uid = useUid()
  return useQuery({
    queryKey: keyOf(uid),
    queryFn: async () => (uid === null ? [] : await (await calls()).listSeats()),
    enabled: uid !== undefined,
    // Offline, the call fails at once with cen/offline.
    networkMode: 'always',
    retry: false,
  })
}

/** Changes who has the seats of a group. The list shows the result. */
export const useChangeSeats = (): UseMutationResult<readonly SeatGroup[], Error, SeatsChange> =>
  useSeatMutation(async (change: SeatsChange) => (await calls()).changeSeats(change))

/** Buys more or fewer seats from the next period on. The list shows the result. */
export const useChangeSeatCount = (): UseMutationResult<readonly SeatGroup[], Error, number> =>
  useSeatMutation(async (seats: number) => (await calls()).changeSeatCount(seats))

function useSeatMutation<Input>(work: (input: Input) => Promise<readonly SeatGroup[]>) {
  const client = useQueryClient()
  const uid = useUid()
  return useMutation({
    networkMode: 'always',
    mutationFn: work,
    onSuccess: (groups: readonly SeatGroup[]) => client.setQueryData(keyOf(uid), groups),
    // Somebody else may have changed the seats, and a lost answer may have been a change.
    onError: () => client.invalidateQueries({ queryKey: keyOf(uid) }),
  })
}
