import { ERROR_CATALOGUE } from '@outcome-studio/shared/domain/errors'
import { checkoutRefusal, isPaidFor, type SubscriptionRecord } from '@outcome-studio/shared/domain/payments'

interface CheckoutFacts {
  /** undefined until known. */
  readonly subscription: SubscriptionRecord | null | undefined
  readonly hasFailed: boolean
  /** Whether a payment is being confirmed. */
  readonly isPaying: boolean
}

/** Why a member cannot subscribe now, for the screen; null if they can. The server decides by itself. */
export function checkoutObstacle({ subscription, hasFailed, isPaying }: CheckoutFacts): string | null {
  if (subscription === undefined)
    return hasFailed ? 'Your membership could not be checked yet.' : 'Checking your membership…'
  const refusal = checkoutRefusal(subscription)
  if (refusal === null || subscription === null) return isPaying ? 'Your payment is being confirmed.' : null
  // The membership's own card says until when, and what to do about it.
  if (subscription.cancelAtPeriodEnd && isPaidFor(subscription))
    return `${ERROR_CATALOGUE[refusal].message} It is canceled; resume it to keep it.`
  if (subscription.status === 'unpaid') return 'Your membership is on hold until the payment is made.'
  if (subscription.status === 'paused') return 'Your membership is paused.'
  return ERROR_CATALOGUE[refusal].message
}
