import type Stripe from 'stripe'
import { checkoutStatusOf } from './closeCheckout.ts'

test.each([
  ['open', 'unpaid', null],
  ['expired', 'unpaid', 'expired'],
  ['complete', 'paid', 'complete'],
  ['complete', 'no_payment_required', 'complete'],
  // Paid by a way that takes days.
  ['complete', 'unpaid', null],
] as const)('a checkout that is %s and %s', (status, payment_status, expected) => {
  const session = { status, payment_status, subscription: null }
  expect(checkoutStatusOf(session satisfies Parameters<typeof checkoutStatusOf>[0])).toBe(expected)
})

test('a checkout is open until the provider says otherwise', () => {
  const status: Stripe.Checkout.Session['status'] = null
  expect(checkoutStatusOf({ status, payment_status: 'unpaid', subscription: 'sub_1' })).toBeNull()
})
