import {
  arriveFromCheckout,
  type PendingCheckout,
  storedCheckout,
} from '@outcome-studio/shared/domain/payments'
import { useEffect, useState } from 'react'

/** The checkout from which the member has come back to this page; null if there is none. */
export function usePendingCheckout(uid: string): {
  readonly pending: PendingCheckout | null
  readonly forget: () => void
} {
  const [pending, setPending] = useState(() => arriveFromCheckout(uid, 'left', window))
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setPending(arriveFromCheckout(uid, 'left', window))
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [uid])
  return {
    pending,
    forget: () => {
      storedCheckout(window).remove()
      setPending(null)
    },
  }
}
