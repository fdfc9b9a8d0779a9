import { isLiveSubscription, SUBSCRIPTION_STATUSES } from '@outcome-studio/shared/domain/payments'
import Stripe from 'stripe'
import { idempotencyKey } from '../provider/openStripe.ts'
import { logPayments } from '../provider/paymentLog.ts'
import { endSubscription } from './endSubscriptions.ts'
import { type FetchedSubscription, fetchPayment, idOf } from './fetchPayments.ts'
import { CHECKOUT_DOCUMENT } from './METADATA.ts'

/**
 * Ends and refunds what a member bought a second time, for example in two tabs. Of several live subscriptions the
 * oldest stays. One that did not come from our checkout is left alone: an operator made it.
 * @returns whether there was one
 */
export async function refundDuplicates(
  uid: string,
  fetched: readonly FetchedSubscription[],
  stripe: Stripe,
): Promise<boolean> {
  const duplicates = duplicatesOf(fetched.map(({ subscription }) => subscription))
  for (const { id, latest_invoice } of duplicates) {
    // First the money: an interrupted run finds the subscription again. A second refund is refused.
    if (latest_invoice !== null) await refund(stripe, idOf(latest_invoice))
    await endSubscription(stripe, id)
    logPayments({ event: 'duplicate-refunded', uid, subscription: id })
  }
  return duplicates.length > 0
}

type Candidate = Pick<Stripe.Subscription, 'id' | 'status' | 'created' | 'metadata'>

/**
 * The live subscriptions of our checkout, except for the oldest live one.
 * @param subscriptions as the provider lists them, the newest first: times of creation have whole seconds
 */
export function duplicatesOf<Subscription extends Candidate>(
  subscriptions: readonly Subscription[],
): readonly Subscription[] {
  const [, ...later] = subscriptions
    .filter(isLive)
    .toReversed()
    .sort((one, other) => one.created - other.created)
  return later.filter(({ metadata }) => metadata[CHECKOUT_DOCUMENT] !== undefined)
}

function isLive({ status }: Candidate): boolean {
  const known = SUBSCRIPTION_STATUSES.find((each) => each === status)
  return known !== undefined && isLiveSubscription({ status: known })
}

async function refund(stripe: Stripe, invoice: string): Promise<void> {
  const payment = await fetchPayment(stripe, invoice)
  if (payment?.status !== 'succeeded') return
  try {
    await stripe.refunds.create(
      { payment_intent: payment.id, reason: 'duplicate' },
      { idempotencyKey: idempotencyKey('refund', payment.id) },
    )
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded') return
    throw error
  }
}
