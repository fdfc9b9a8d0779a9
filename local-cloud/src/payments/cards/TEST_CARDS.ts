import type { CARD_BEHAVIOURS } from '../store/customers.ts'

interface TestCard {
  readonly number: string
  readonly behaviour: (typeof CARD_BEHAVIOURS)[number]
  readonly brand: string
  /** What it does, for the hint on the page. */
  readonly does: string
}

/** Stripe's usual test cards. No other number is accepted. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', behaviour: 'works', brand: 'visa', does: 'works' },
  { number: '4000000000000002', behaviour: 'declined', brand: 'visa', does: 'is declined' },
  { number: '4000002500003155', behaviour: 'confirms', brand: 'visa', does: 'needs confirmation' },
  {
    number: '4000002760003184',
    behaviour: 'alwaysConfirms',
    brand: 'visa',
    does: 'needs confirmation each time',
  },
  {
    number: '4000000000000341',
    behaviour: 'failsLater',
    brand: 'visa',
    does: 'works once, then payments fail',
  },
]
