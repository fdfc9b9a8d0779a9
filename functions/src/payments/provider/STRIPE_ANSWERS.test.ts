import { STRIPE_ANSWERS, stripeMeaningOf } from './STRIPE_ANSWERS.ts'

test.each([
  [undefined, undefined, 'noAnswer', true, 'cen/payment-unavailable'],
  [500, undefined, 'failing', true, 'cen/payment-unavailable'],
  [409, 'idempotency_key_in_use', 'busy', true, 'cen/payment-unavailable'],
  [429, 'lock_timeout', 'busy', true, 'cen/payment-unavailable'],
  [429, undefined, 'busy', true, 'cen/payment-unavailable'],
  [402, 'card_declined', 'declined', false, 'cen/payment-declined'],
  [402, 'expired_card', 'declined', false, 'cen/payment-declined'],
  [401, undefined, 'keyRefused', false, 'cen/internal-error'],
  [403, undefined, 'keyRefused', false, 'cen/internal-error'],
  [404, 'resource_missing', 'missing', false, 'cen/internal-error'],
  [400, 'price_inactive', 'priceInactive', false, 'cen/plan-not-offered'],
  [400, 'something_new', 'unknown', false, 'cen/internal-error'],
  [400, 'constructor', 'unknown', false, 'cen/internal-error'],
  [418, undefined, 'unknown', false, 'cen/internal-error'],
] as const)('status %s with code %s means %s', (status, code, meaning, isRetried, error) => {
  expect(stripeMeaningOf(status, code)).toBe(meaning)
  expect(STRIPE_ANSWERS[meaning]).toMatchObject({ isRetried, error })
})
