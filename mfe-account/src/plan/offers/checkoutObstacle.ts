import {
  checkoutRefusal,
  ERROR_CATALOGUE,
  isPaidFor,
  type SubscriptionRecord,
} from '@outcome-studio/shared/domain'
import { formatDay } from '../text/formatDay.ts'

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
  if (subscription.cancelAtPeriodEnd && isPaidFor(subscription)) return canceledText(subscription)
  // The membership's own notice says what to do about it.
  if (subscription.status === 'unpaid') return 'Your membership is on hold until the payment is made.'
  if (subscription.status === 'paused') return 'Your membership is paused.'
  return ERROR_CATALOGUE[refusal].message
}

function canceledText({ status, trialEnd, currentPeriodEnd }: SubscriptionRecord): string {
  const end = (status === 'trialing' ? trialEnd : null) ?? currentPeriodEnd
  const until = end === null ? 'the end of the paid period' : formatDay(end)
  return `Your membership is active until ${until}. Resume it to keep it.`
}
