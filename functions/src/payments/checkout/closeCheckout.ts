import { checkoutSessionPath } from '@outcome-studio/shared/domain/paths'
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore'
import type Stripe from 'stripe'
import { CHECKOUT_DOCUMENT, CHECKOUT_VERSION, MEMBER_KEY } from '../customer/METADATA.ts'
import type { PaymentServices } from '../provider/PaymentServices.ts'
import { versionOf } from './CheckoutRequest.ts'

/** How a checkout has ended. */
export type CheckoutStatus = 'complete' | 'expired' | 'failed'

/**
 * Writes the result of a checkout into the member's request, and removes its address.
 * @param id of the checkout at the provider, which is asked for its state
 */
export async function closeCheckout(
  id: string,
  { stripe, firestore }: Pick<PaymentServices, 'stripe' | 'firestore'>,
): Promise<void> {
  const session = await stripe.checkout.sessions.retrieve(id, { expand: ['subscription'] })
  const status = checkoutStatusOf(session)
  const {
    [MEMBER_KEY]: uid,
    [CHECKOUT_DOCUMENT]: document,
    [CHECKOUT_VERSION]: version,
  } = session.metadata ?? {}
  if (status === null || !uid || !document) return
  const request = firestore.doc(checkoutSessionPath(uid, document))
  await firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(request)
    if (!isRequestOf(stored, id, version) || stored.get('status') === status) return
    transaction.update(request, { status, sessionId: id, url: FieldValue.delete() })
  })
}

/** Whether the document is still about a checkout: a later request may have replaced it, or the answer was lost. */
function isRequestOf(stored: DocumentSnapshot, id: string, version: string | undefined): boolean {
  const answered: unknown = stored.get('sessionId')
  if (answered !== undefined) return answered === id
  return stored.updateTime !== undefined && versionOf(stored.updateTime) === version
}

/** null while it is open, or while its payment is on the way. */
export function checkoutStatusOf({
  status,
  payment_status,
  subscription,
}: Pick<Stripe.Checkout.Session, 'status' | 'payment_status' | 'subscription'>): CheckoutStatus | null {
  if (status === 'expired') return 'expired'
  if (status !== 'complete') return null
  if (payment_status !== 'unpaid') return 'complete'
  const state = typeof subscription === 'object' ? subscription?.status : undefined
  return state === 'incomplete_expired' || state === 'canceled' ? 'failed' : null
}
