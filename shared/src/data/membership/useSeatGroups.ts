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

/** Milliseconds between two reads while the page is in view: colleagues take seats and accept invitations meanwhile. */
const WHILE_SHOWN = 30_000

/** The groups whose seats the signed-in member manages. They are read again while the page is in view. */
export function useSeatGroups(): UseQueryResult<readonly SeatGroup[]> {
  const uid = useUid()
  return useQuery({
    queryKey: keyOf(uid),
    queryFn: async () => (uid === null ? [] : await (await calls()).listSeats()),
    enabled: uid !== undefined,
    // Offline, the call fails at once with cen/offline.
    networkMode: 'always',
    refetchInterval: WHILE_SHOWN,
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
    onSuccess: async ({ groups }: Result) => {
      // An answer that is under way may be from before the change.
      await client.cancelQueries({ queryKey: keyOf(uid) })
      client.setQueryData(keyOf(uid), groups)
    },
    // Somebody else may have changed the seats, and a lost answer may have been a change.
    onError: () => client.invalidateQueries({ queryKey: keyOf(uid) }),
  })
}
