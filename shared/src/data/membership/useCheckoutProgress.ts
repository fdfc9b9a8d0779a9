import {
  type CheckoutProgress,
  checkoutProgress,
  PAYMENT_CONFIRMATION_PATIENCE,
  type PendingCheckout,
} from '@outcome-studio/shared/domain'
import { useEffect, useState } from 'react'
import { refreshSession } from '../signIn/refreshSession.ts'
import { useCheckout } from './useCheckout.ts'
import { useSubscriptions } from './useSubscriptions.ts'

/**
 * What became of a checkout, live. Once its membership is active, the session gets a new token with the claims of a
 * paying member.
 */
export function useCheckoutProgress({ sessionId, state }: PendingCheckout): CheckoutProgress {
  const { data: session } = useCheckout(sessionId)
  const { data: subscriptions = [] } = useSubscriptions()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setLate, PAYMENT_CONFIRMATION_PATIENCE, true)
    return () => clearTimeout(timer)
  }, [])
  const progress = checkoutProgress({
    status: session?.status ?? 'open',
    subscriptions,
    wasLeft: state === 'left',
    isLate,
  })
  const isActive = progress === 'active'
  useEffect(() => {
    // The claims of the next regular token are as good; until then the server asks the database.
    if (isActive) void refreshSession().catch(() => {})
  }, [isActive])
  return progress
}
