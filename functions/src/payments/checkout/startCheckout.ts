import { checkoutSessionPath, ERROR_CATALOGUE, StudioError } from '@outcome-studio/shared/domain'
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import Stripe from 'stripe'
import { ifAccount } from '../../database/ifAccount.ts'
import type { PaymentServices } from '../provider/PaymentServices.ts'
import { logPayments, reasonOf } from '../provider/paymentLog.ts'
import { withProvider } from '../provider/toPaymentError.ts'
import { withCustomerLock } from '../state/withCustomerLock.ts'
import { type CheckoutKey, requestSchema } from './CheckoutRequest.ts'
import { ensureCustomer } from './ensureCustomer.ts'
import { openSession } from './openSession.ts'
import { requireNoMembership } from './requireNoMembership.ts'

/** How old a request may be that is still answered, in milliseconds. Nobody waits longer. */
const MOST_AGE = 10 * 60_000
const PATIENCE = 30_000

/**
 * Answers a member's request: opens a checkout at the provider and writes its address into the document, or why there is
 * none. Safe to repeat and at the same time: a member has one customer and at most one open checkout.
 */
export async function startCheckout(key: CheckoutKey, services: PaymentServices): Promise<void> {
  const { firestore, now } = services
  const document = firestore.doc(checkoutSessionPath(key.uid, key.id))
  const answer = async (): Promise<void> => {
    const stored = await document.get()
    if (isAnswered(stored)) return
    await document.update(await answerTo(stored, key, services))
  }
  try {
    await withCustomerLock(key.uid, { firestore, patience: PATIENCE, now: () => now().getTime() }, answer)
  } catch (error) {
    // The lock was not free in time.
    if (!(error instanceof StudioError)) throw error
    const stored = await document.get()
    if (!isAnswered(stored)) await document.update(failed(error.message))
  }
}

const isAnswered = (stored: DocumentSnapshot): boolean =>
  !stored.exists || stored.get('sessionId') !== undefined || stored.get('error') !== undefined

async function answerTo(
  stored: DocumentSnapshot,
  key: CheckoutKey,
  services: PaymentServices,
): Promise<Readonly<Record<string, unknown>>> {
  const age = services.now().getTime() - (stored.createTime?.toMillis() ?? 0)
  if (age > MOST_AGE) return failed(ERROR_CATALOGUE['cen/payment-unavailable'].message)
  try {
    const session = await withProvider('checkout', () => createFor(stored.data(), key, services))
    return {
      client: 'web',
      mode: 'subscription',
      sessionId: session.id,
      url: session.url,
      created: Timestamp.fromMillis(session.created * 1_000),
    }
  } catch (error) {
    if (error instanceof StudioError) return failed(error.message)
    logPayments({ event: 'checkout-failed', reason: reasonOf(error) })
    return failed(ERROR_CATALOGUE['cen/internal-error'].message)
  }
}

async function createFor(
  stored: unknown,
  key: CheckoutKey,
  services: PaymentServices,
): Promise<Stripe.Checkout.Session> {
  const { stripe, auth } = services
  const request = requestSchema.safeParse(stored)
  if (!request.success) throw new StudioError('cen/plan-not-offered')
  const account = await ifAccount(auth.getUser(key.uid))
  if (account === null) throw new StudioError('cen/sign-in-required')
  const customers = await ensureCustomer(key.uid, account.email, services)
  await requireNoMembership(stripe, customers)
  try {
    return await openSession(stripe, key, customers, request.data)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.param?.startsWith('line_items')) {
      throw new StudioError('cen/plan-not-offered', { cause: error })
    }
    throw error
  }
}

const failed = (message: string) => ({ error: { message } })
