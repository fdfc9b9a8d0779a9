import { checkoutRefusal, type SubscriptionRecord } from '@outcome-studio/shared/domain/payments'

interface CheckoutFacts {
  /** undefined until known. */
  readonly subscription: SubscriptionRecord | null | undefined
  readonly hasFailed: boolean
  /** Whether a payment is being confirmed. */
  readonly isPaying: boolean
}

/** Why a member cannot subscribe for a moment, for the screen; null if nothing is awaited. */
export function checkoutObstacle({ subscription, hasFailed, isPaying }: CheckoutFacts): string | null {
  if (subscription === undefined)
    return hasFailed ? 'Your membership could not be checked yet.' : 'Checking your membership…'
  return isPaying && checkoutRefusal(subscription) === null ? 'Your payment is being confirmed.' : null
}
