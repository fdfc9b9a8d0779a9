import { checkoutRefusal, type SubscriptionRecord } from '@outcome-studio/shared/domain/payments'

interface CheckoutFacts {
  /** undefined if it could not be read. */
  readonly subscription: SubscriptionRecord | null | undefined
  /** Whether a payment is being confirmed. */
  readonly isPaying: boolean
}

/** Why a member cannot subscribe for a moment, for the screen; null if nothing is awaited. */
export function checkoutObstacle({ subscription, isPaying }: CheckoutFacts): string | null {
  if (subscription === undefined) return 'Your membership could not be checked yet.'
  return isPaying && checkoutRefusal(subscription) === null ? 'Your payment is being confirmed.' : null
}
