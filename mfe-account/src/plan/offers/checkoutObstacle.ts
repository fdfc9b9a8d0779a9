import { checkoutRefusal, ERROR_CATALOGUE, type SubscriptionRecord } from '@outcome-studio/shared/domain'

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
  if (refusal !== null) return ERROR_CATALOGUE[refusal].message
  return isPaying ? 'Your payment is being confirmed.' : null
}
