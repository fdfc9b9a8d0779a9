import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  describeSubscription,
  parseSubscriptionRecord,
  sentenceText,
} from '@outcome-studio/shared/domain/payments'
import { type App, deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import type { ProviderSubscription } from './ProviderSubscription.ts'
import { toSubscriptionDocument } from './toSubscriptionDocument.ts'

const START = Date.parse('2026-06-01T00:00:00Z') / 1_000
const END = Date.parse('2026-07-01T00:00:00Z') / 1_000
const SUBSCRIPTION: ProviderSubscription = {
  id: 'sub_1',
  livemode: false,
  status: 'active',
  metadata: { firebaseUID: 'standard' },
  items: {
    data: [
      {
        id: 'si_1',
        quantity: 3,
        price: { id: 'price_Monthly', product: 'prod_1' },
        current_period_start: START,
        current_period_end: END,
      },
    ],
  },
  cancel_at_period_end: false,
  cancel_at: null,
  canceled_at: null,
  pause_collection: null,
  created: START,
  ended_at: null,
  trial_start: null,
  trial_end: null,
}
const FINDINGS = {
  plans: new Map([['price_Monthly', 'monthly' as const]]),
  problem: null,
  graceEndsAt: null,
  isPeriodPaid: true,
  plannedSeats: null,
}

let app: App
let firestore: Firestore

beforeAll(() => {
  app = initializeApp({ projectId: 'demo-outcome-studio' }, 'server')
  firestore = getFirestore(app)
})
afterAll(() => deleteApp(app))

const stored = (change: Partial<ProviderSubscription>, findings: Partial<typeof FINDINGS> = {}) =>
  toSubscriptionDocument({ ...SUBSCRIPTION, ...change }, { ...FINDINGS, ...findings }, firestore)

test('what is stored is read as the same subscription', () => {
  expect(parseSubscriptionRecord('sub_1', stored({}))).toEqual({
    id: 'sub_1',
    status: 'active',
    plan: 'monthly',
    price: { productId: 'prod_1', priceId: 'price_Monthly' },
    quantity: 3,
    cancelAtPeriodEnd: false,
    currentPeriodEnd: '2026-07-01T00:00:00.000Z',
    createdAt: '2026-06-01T00:00:00.000Z',
    endedAt: null,
    trialEnd: null,
    paymentProblem: null,
    graceEndsAt: null,
    pause: null,
    plannedSeats: null,
  })
})

test('it has the links of the Stripe extension', () => {
  const { product, price, prices, stripeLink } = stored({})
  expect(product).toEqual(firestore.doc('products/prod_1'))
  expect(price).toEqual(firestore.doc('products/prod_1/prices/price_Monthly'))
  expect(prices).toEqual([price])
  expect(stripeLink).toBe('https://dashboard.stripe.com/test/subscriptions/sub_1')
  expect(stored({ livemode: true }).stripeLink).toBe('https://dashboard.stripe.com/subscriptions/sub_1')
})

test.each([
  ['the flag', { cancel_at_period_end: true }, true],
  ['its time', { cancel_at: END }, true],
  ['a later time', { cancel_at: END + 1 }, false],
])('a cancellation to the end of the period may be %s', (_what, change, expected) => {
  expect(stored(change).cancel_at_period_end).toBe(expected)
})

test.each([
  ['void', null, true, { behavior: 'void', resumesAt: null, paidUntil: '2026-07-01T00:00:00.000Z' }],
  [
    'void',
    END,
    false,
    { behavior: 'void', resumesAt: '2026-07-01T00:00:00.000Z', paidUntil: '2026-06-01T00:00:00.000Z' },
  ],
  ['mark_uncollectible', null, true, { behavior: 'mark_uncollectible', resumesAt: null }],
  ['of_a_later_version', null, true, { behavior: 'void' }],
])('a pause of payments (%s, until %s) is stored', (behavior, resumes_at, isPeriodPaid, expected) => {
  const document = stored({ pause_collection: { behavior, resumes_at } }, { isPeriodPaid })
  expect(parseSubscriptionRecord('sub_1', document)?.pause).toMatchObject(expected)
})

test('a subscription whose payments are paused is told as paused, not as renewing', () => {
  const text = readFileSync(join(__dirname, 'cases', 'D1-pause-collection.json'), 'utf8')
  const record = parseSubscriptionRecord('sub_1', stored(JSON.parse(text)))
  if (record === null) throw new Error('The document is not read.')
  const { label, title, sentence } = describeSubscription(record, new Date('2026-06-15T00:00:00Z'))
  expect([label, title]).toEqual(['Paused', 'Your membership is paused'])
  expect(sentenceText(sentence, () => 'July 1')).toBe(
    'Nothing is charged. You have full access until July 1.',
  )
})

test('a price without a plan and a subscription without items are stored too', () => {
  expect(stored({}, { plans: new Map() }).plan).toBeNull()
  expect(stored({ items: { data: [] } })).toMatchObject({
    product: null,
    price: null,
    quantity: null,
    current_period_end: null,
    plan: null,
  })
})
