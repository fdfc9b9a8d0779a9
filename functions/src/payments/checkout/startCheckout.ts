import { ERROR_CATALOGUE, StudioError } from '@outcome-studio/shared/domain/errors'
import { checkoutSessionPath } from '@outcome-studio/shared/domain/paths'
import { type DocumentReference, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import Stripe from 'stripe'
import { ifAccount } from '../../database/ifAccount.ts'
import type { PaymentServices } from '../provider/PaymentServices.ts'
import { logPayments, reasonOf } from '../provider/paymentLog.ts'
import { plansByPrice } from '../provider/stripeSettings.ts'
import { withProvider } from '../provider/toPaymentError.ts'
import { withCustomerLock } from '../state/withCustomerLock.ts'
import { type CheckoutKey, type CheckoutVersion, requestSchema, versionOf } from './CheckoutRequest.ts'
import { ensureCustomer } from './ensureCustomer.ts'
import { openSession } from './openSession.ts'
import { requireNoMembership } from './requireNoMembership.ts'
import { requireStudent } from './requireStudent.ts'

/** Oldest request that is still answered, in milliseconds. No page waits longer. */
const MOST_AGE = 10 * 60_000
const PATIENCE = 30_000

/**
 * Opens a checkout at the provider and writes its address, or the reason of a failure, into the member's request. Safe
 * to repeat and to run concurrently: a member has one customer and at most one open checkout. A replaced request is
 * dropped, also while it waits for the lock.
 * @param version of the document that is to be answered; undefined for the current one
 * @throws the errors of Firestore; failures of the provider are written into the request
 */
export async function startCheckout(
  key: CheckoutKey,
  services: PaymentServices,
  version?: string,
): Promise<void> {
  const { firestore, now } = services
  const document = firestore.doc(checkoutSessionPath(key.uid, key.id))
  const read = async (): Promise<Request | null> => {
    const request = requestOf(await document.get())
    return request !== null && (version === undefined || request.version === version) ? request : null
  }
  const answer = async (): Promise<void> => {
    const request = await read()
    if (request === null) return
    await write(document, request, await answerTo(request, key, services))
  }
  if ((await read()) === null) return
  try {
    const isWanted = async () => (await read()) !== null
    const clock = { now: () => now().getTime() }
    await withCustomerLock(key.uid, { firestore, patience: PATIENCE, isWanted, ...clock }, answer)
  } catch (error) {
    // The lock was not free in time.
    if (!(error instanceof StudioError)) throw error
    const request = await read()
    if (request !== null) await write(document, request, failed(error.message, now()))
  }
}

/** A request that has no answer. */
interface Request {
  readonly fields: unknown
  readonly writtenAt: Timestamp
  readonly version: string
}

function requestOf(stored: DocumentSnapshot): Request | null {
  const { updateTime: writtenAt } = stored
  const isAnswered = stored.get('sessionId') !== undefined || stored.get('error') !== undefined
  if (writtenAt === undefined || isAnswered) return null
  return { fields: stored.data(), writtenAt, version: versionOf(writtenAt) }
}

/** Writes an answer, unless the request was replaced or deleted meanwhile. */
async function write(
  document: DocumentReference,
  { writtenAt }: Request,
  answer: Readonly<Record<string, unknown>>,
): Promise<void> {
  try {
    await document.update(answer, { lastUpdateTime: writtenAt })
  } catch (error) {
    if (!(error instanceof Error) || !REPLACED.has(Reflect.get(error, 'code'))) throw error
  }
}

/** Codes of gRPC: not found, and failed precondition. */
const REPLACED: ReadonlySet<unknown> = new Set([5, 9])

async function answerTo(
  { fields, writtenAt, version }: Request,
  key: CheckoutKey,
  services: PaymentServices,
): Promise<Readonly<Record<string, unknown>>> {
  const { now } = services
  if (now().getTime() - writtenAt.toMillis() > MOST_AGE) {
    return failed(ERROR_CATALOGUE['cen/payment-unavailable'].message, now())
  }
  try {
    const session = await withProvider('checkout', () => createFor(fields, { ...key, version }, services))
    return {
      client: 'web',
      mode: 'subscription',
      sessionId: session.id,
      url: session.url,
      created: Timestamp.fromMillis(session.created * 1_000),
    }
  } catch (error) {
    if (error instanceof StudioError) return failed(error.message, now())
    logPayments({ event: 'checkout-failed', reason: reasonOf(error) })
    return failed(ERROR_CATALOGUE['cen/internal-error'].message, now())
  }
}

async function createFor(
  stored: unknown,
  key: CheckoutVersion,
  services: PaymentServices,
): Promise<Stripe.Checkout.Session> {
  const { stripe, auth } = services
  const request = requestSchema.safeParse(stored)
  if (!request.success) throw new StudioError('cen/plan-not-offered')
  const { price, confirms_student } = request.data
  requireStudent(plansByPrice().get(price), confirms_student)
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

/** The time distinguishes this answer from an equal earlier one that a client may still have cached. */
const failed = (message: string, now: Date) => ({ error: { message }, created: Timestamp.fromDate(now) })
