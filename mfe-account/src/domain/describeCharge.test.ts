import type { PlanPrice } from '@outcome-studio/shared/domain/payments'
import { describeCharge } from './describeCharge.ts'
import type { OfferState } from './offerState.ts'

const price = (
  plan: PlanPrice['plan'],
  amount: number,
  interval: PlanPrice['interval'] = 'year',
): PlanPrice => ({
  productId: 'prod',
  priceId: `price_${plan}`,
  plan,
  amount,
  currency: 'usd',
  interval,
})
const GROUP = price('groupYearly', 49_900)
const STATES: readonly OfferState[] = [
  { kind: 'buy' },
  { kind: 'wait' },
  { kind: 'switch', at: null },
  { kind: 'closed' },
]

test.each(STATES)('the card of a group names the total of its fewest seats in the state %j', (state) => {
  expect(describeCharge(GROUP, state, 'en-US')).toBe('2 seats minimum: $998 a year')
})

test.each<[OfferState, string]>([
  [{ kind: 'planned', at: '', seats: 3 }, '3 seats: $1,497 a year'],
  // The membership beside it says how many seats it has.
  [{ kind: 'own', until: null }, 'Billed once a year'],
])('the card of a group in the state %j says: %s', (state, text) => {
  expect(describeCharge(GROUP, state, 'en-US')).toBe(text)
})

test.each<[PlanPrice, string]>([
  [price('yearly', 59_900), '$49.92 a month, billed once a year'],
  [price('monthly', 5_900, 'month'), 'Billed each month'],
  [price('studentMonthly', 2_900, 'month'), 'Billed each month'],
])('the card of %j says in every state how it is charged', (each, text) => {
  for (const state of STATES) expect(describeCharge(each, state, 'en-US')).toBe(text)
})
