import {
  type CheckoutProgress,
  checkoutProgress,
  PAYMENT_CONFIRMATION_PATIENCE,
  type PendingCheckout,
} from '@outcome-studio/shared/domain/payments'
import { useEffect, useState } from 'react'
import { refreshSession } from '../signIn/refreshSession.ts'
import { useCheckout } from './useCheckout.ts'
import { useSubscriptions } from './useSubscriptions.ts'

/**
 * The progress of a checkout, live. Once its membership is active, the session gets a new token with the claims of a
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
    // A failed refresh is harmless: until the next regular token, the server reads the database.
    if (isActive) void refreshSession().catch(() => {})
  }, [isActive])
  return progress
}
