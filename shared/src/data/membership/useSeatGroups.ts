import type { SeatsChange, SeatsChanged } from '@outcome-studio/shared/callables/changeSeats'
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
export const useChangeSeats = (): UseMutationResult<SeatsChanged, Error, SeatsChange> =>
  useSeatMutation(async (change: SeatsChange) => (await calls()).changeSeats(change))

/** Buys more or fewer seats from the next period on. The list shows the result. */
export const useChangeSeatCount = (): UseMutationResult<SeatList, Error, number> =>
  useSeatMutation(async (seats: number) => ({ groups: await (await calls()).changeSeatCount(seats) }))

interface SeatList {
  readonly groups: readonly SeatGroup[]
}

function useSeatMutation<Input, Result extends SeatList>(work: (input: Input) => Promise<Result>) {
  const client = useQueryClient()
  const uid = useUid()
  return useMutation({
    networkMode: 'always',
    mutationFn: work,
    onSuccess: ({ groups }: Result) => client.setQueryData(keyOf(uid), groups),
    // Somebody else may have changed the seats, and a lost answer may have been a change.
    onError: () => client.invalidateQueries({ queryKey: keyOf(uid) }),
  })
}
