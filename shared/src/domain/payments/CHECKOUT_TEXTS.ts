import type { CheckoutProgress } from './checkoutProgress.ts'

interface CheckoutText {
  readonly tone: 'success' | 'info' | 'warning' | 'danger'
  readonly title: string
  readonly detail: string
}

/** What a member is told after a checkout. */
export const CHECKOUT_TEXTS: Readonly<Record<CheckoutProgress, CheckoutText>> = {
  active: {
    tone: 'success',
    title: 'Your membership is active',
    detail: 'Thank you! Everything is yours to use.',
  },
  confirming: {
    tone: 'info',
    title: 'Your payment is being confirmed…',
    detail: 'This takes a few seconds.',
  },
  slow: {
    tone: 'warning',
    title: 'Your payment is not confirmed yet',
    detail:
      'If you have paid, there is nothing more to do: your membership becomes active as soon as the payment is confirmed. If you left before paying, nothing was charged, and you can choose a plan again.',
  },
  left: {
    tone: 'info',
    title: 'You left the payment page',
    detail: 'Nothing was charged. Choose a plan whenever you are ready.',
  },
  failed: {
    tone: 'danger',
    title: 'Your payment did not go through',
    detail: 'Nothing was charged. Please try again, or use another card.',
  },
  expired: {
    tone: 'warning',
    title: 'The payment page has expired',
    detail: 'Nothing was charged. Please choose a plan again.',
  },
}

/** What the buyer of a group is told after a checkout. @param seats one of them is the buyer's */
export function groupCheckoutText(seats: number): string {
  return `${seats} seats paid. Invite your ${seats === 2 ? 'colleague' : 'colleagues'}.`
}
