import { parsePlanPrice } from './PlanPrice.ts'
import { parseSubscriptionRecord, SUBSCRIPTION_STATUSES } from './SubscriptionRecord.ts'

const KEY = { productId: 'prod', priceId: 'price' }
const PRICE = { active: true, plan: 'yearly', unit_amount: 59_900, currency: 'usd', interval: 'year' }
const at = (time: string) => ({ toDate: () => new Date(time) })
const PERIOD_END = '2027-01-01T00:00:00.000Z'

test('a price with a plan can be bought', () => {
  expect(parsePlanPrice(KEY, PRICE)).toEqual({
    ...KEY,
    plan: 'yearly',
    amount: 59_900,
    currency: 'usd',
    interval: 'year',
  })
})

test.each([
  [{ active: false }],
  [{ plan: undefined }],
  [{ plan: 'gold' }],
  [{ unit_amount: null }],
  [{ unit_amount: -1 }],
  [{ unit_amount: 0.5 }],
  [{ currency: 1 }],
  [{ interval: 'week' }],
])('a price with %j cannot be bought', (change) => {
  expect(parsePlanPrice(KEY, { ...PRICE, ...change })).toBeNull()
})

test.each(SUBSCRIPTION_STATUSES)('a subscription that is %s is read', (status) => {
  const stored = {
    status,
    plan: 'monthly',
    price: { path: 'products/prod/prices/price' },
    quantity: 3,
    cancel_at_period_end: true,
    current_period_end: at(PERIOD_END),
    created: null,
    payment_problem: 'declined',
    grace_ends_at: at(PERIOD_END),
  }
  expect(parseSubscriptionRecord('sub', stored)).toEqual({
    id: 'sub',
    status,
    plan: 'monthly',
    price: KEY,
    quantity: 3,
    cancelAtPeriodEnd: true,
    currentPeriodEnd: PERIOD_END,
    createdAt: null,
    endedAt: null,
    trialEnd: null,
    paymentProblem: 'declined',
    graceEndsAt: PERIOD_END,
    pause: null,
    plannedSeats: null,
  })
})

test('what is malformed counts as absent, and an unknown status as no subscription', () => {
  const stored = { plan: 1, price: { path: 'prices/price' }, quantity: 'x', created: 5, payment_problem: 'x' }
  expect(parseSubscriptionRecord('sub', { status: 'active', ...stored })).toMatchObject({
    plan: null,
    price: null,
    quantity: 1,
    createdAt: null,
    paymentProblem: null,
  })
  expect(parseSubscriptionRecord('sub', { status: 'golden' })).toBeNull()
})
