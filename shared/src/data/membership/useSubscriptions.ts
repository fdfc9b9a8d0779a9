import type { MemberKey } from '@outcome-studio/shared/domain/paths'
import type { SubscriptionRecord } from '@outcome-studio/shared/domain/payments'
import { toStudioError } from '../errors/toStudioError.ts'
import { listenWhenReady } from '../queries/listenWhenReady.ts'
import { type LiveResult, type LiveSource, useLiveQuery } from '../queries/useLiveQuery.ts'

const NONE: readonly SubscriptionRecord[] = []

/** All subscriptions of the signed-in member, live; empty when signed out. */
export function useSubscriptions(): LiveResult<readonly SubscriptionRecord[]> {
  return useLiveQuery(subscriptionsOf, NONE)
}

function subscriptionsOf({ uid }: MemberKey): LiveSource<readonly SubscriptionRecord[]> {
  return {
    queryKey: ['subscriptions', uid],
    watch: (onData, onError) =>
      listenWhenReady(
        async () => {
          const { watchSubscriptions } = await import(
            /* webpackChunkName: 'payments' */ './watchSubscriptions.ts'
          )
          return watchSubscriptions(onData, onError)
        },
        (cause) => onError(toStudioError(cause, 'cen/internal-error')),
      ),
  }
}
