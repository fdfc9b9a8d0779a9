import type { CalendarAddressChange } from '@outcome-studio/shared/callables/changeCalendarAddress'
import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useUid } from '../signIn/useUid.ts'

const calls = () => import(/* webpackChunkName: 'calendar-address' */ './calendarCalls.ts')
const keyOf = (uid: string | null | undefined) => ['calendarAddress', uid]

/** The signed-in member's calendar address, read anew whenever it is shown; null if there is none. */
export function useCalendarAddress(): UseQueryResult<string | null> {
  const uid = useUid()
  return useQuery({
    queryKey: keyOf(uid),
    queryFn: async () => (uid === null ? null : await (await calls()).readCalendarAddress()),
    enabled: uid !== undefined,
    // Offline, the call fails at once with cen/offline.
    networkMode: 'always',
    retry: false,
  })
}

/** Creates or revokes the calendar address. useCalendarAddress shows the result. */
export function useChangeCalendarAddress(): UseMutationResult<string | null, Error, CalendarAddressChange> {
  const client = useQueryClient()
  const uid = useUid()
  return useMutation({
    networkMode: 'always',
    mutationFn: async (change) => (await calls()).changeCalendarAddress(change),
    onSuccess: (address) => client.setQueryData(keyOf(uid), address),
    // A lost answer may have been a change.
    onError: () => client.invalidateQueries({ queryKey: keyOf(uid) }),
  })
}
