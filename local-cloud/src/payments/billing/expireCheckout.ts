import { renderCheckoutSession } from '../render/renderPages.ts'
import type { Payments } from '../store/Payments.ts'
import type { CheckoutSession } from '../store/pages.ts'
import { emit } from './emit.ts'

/** Ends an open checkout, so that nobody can pay it any more. */
export function expireCheckout(payments: Payments, session: CheckoutSession): CheckoutSession {
  const { store, origin } = payments
  const expired = store.checkoutSessions.put({ ...session, status: 'expired' })
  emit(payments, 'checkout.session.expired', renderCheckoutSession(store, expired, origin))
  return expired
}
