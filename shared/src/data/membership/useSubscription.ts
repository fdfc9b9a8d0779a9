import type { Subscription } from '@outcome-studio/shared/domain'
import { skipToken, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useUid } from '../session/useUid.ts'
import { readSubscription } from './readSubscription.ts'

/** Whether the signed-in person pays. Stays pending for somebody who is not signed in. */
export function useSubscription(): UseQueryResult<Subscription> {
  const uid = useUid()
  return useQuery({ queryKey: ['subscription', uid], queryFn: uid ? () => readSubscription() : skipToken })
}
