import type { MemberKey } from '@outcome-studio/shared/domain/paths'
import type { CheckoutSession } from '@outcome-studio/shared/domain/payments'
import { useCallback } from 'react'
import { toStudioError } from '../errors/toStudioError.ts'
import { listenWhenReady } from '../queries/listenWhenReady.ts'
import { type LiveResult, type LiveSource, useLiveQuery } from '../queries/useLiveQuery.ts'

/** A checkout of the signed-in member, live; null if there is none, and when signed out. */
export function useCheckout(sessionId: string): LiveResult<CheckoutSession | null> {
  const checkoutOf = useCallback(
    ({ uid }: MemberKey): LiveSource<CheckoutSession | null> => ({
      queryKey: ['checkout', uid, sessionId],
      watch: (onData, onError) =>
        listenWhenReady(
          async () => {
            const { watchCheckout } = await import(/* webpackChunkName: 'payments' */ './watchCheckout.ts')
            return watchCheckout(sessionId, onData, onError)
          },
          (cause) => onError(toStudioError(cause, 'cen/internal-error')),
        ),
    }),
    [sessionId],
  )
  return useLiveQuery(checkoutOf, null)
}
