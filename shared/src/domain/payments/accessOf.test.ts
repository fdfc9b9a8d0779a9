import * as fc from 'fast-check'
import { isInFuture } from '../member/membership.ts'
import { accessOf, hasSubscribed } from './accessOf.ts'
import {
  type CollectionPause,
  PAUSE_BEHAVIORS,
  type PauseBehavior,
  SUBSCRIPTION_STATUSES,
  type SubscriptionRecord,
} from './SubscriptionRecord.ts'

const NOW = new Date('2026-06-15T12:00:00.000Z')
const PAST = '2026-06-15T12:00:00.000Z'
const SOON = '2026-06-20T00:00:00.000Z'
const LATER = '2026-07-01T00:00:00.000Z'
const SUBSCRIPTION: SubscriptionRecord = {
  id: 'sub',
  status: 'active',
  plan: 'monthly',
  price: { productId: 'prod', priceId: 'price' },
  quantity: 1,
  cancelAtPeriodEnd: false,
  currentPeriodEnd: LATER,
  createdAt: null,
  endedAt: null,
  trialEnd: null,
  paymentProblem: null,
  graceEndsAt: null,
  pause: null,
  plannedSeats: null,
}
const pause = (behavior: PauseBehavior, paidUntil: string | null): CollectionPause => ({
  behavior,
  resumesAt: null,
  paidUntil,
})
const access = (...changes: readonly Partial<SubscriptionRecord>[]) =>
  accessOf(
    changes.map((change) => ({ ...SUBSCRIPTION, ...change })),
    NOW,
  )
const until = (subscriptionExpiresAt: string) => ({
  accessType: 'STANDARD',
  subscriptionExpiresAt,
  role: 'member',
})
const ended = (subscriptionExpiresAt: string) => ({ accessType: 'NONE', subscriptionExpiresAt, role: null })

test.each<[string, Partial<SubscriptionRecord>, object]>([
  ['active', {}, until(LATER)],
  ['active and about to be renewed', { currentPeriodEnd: PAST }, until(PAST)],
  ['active without a period', { currentPeriodEnd: null }, ended('')],
  ['cancelled to the end of its period', { cancelAtPeriodEnd: true }, until(LATER)],
  ['cancelled and over', { cancelAtPeriodEnd: true, currentPeriodEnd: PAST }, ended(PAST)],
  ['a trial', { status: 'trialing' }, until(LATER)],
  ['past due in its grace', { status: 'past_due', graceEndsAt: SOON }, until(SOON)],
  ['past due after its grace', { status: 'past_due', graceEndsAt: PAST }, ended(PAST)],
  ['past due without grace', { status: 'past_due' }, ended('')],
  ['unpaid', { status: 'unpaid', graceEndsAt: SOON }, ended(SOON)],
  ['canceled', { status: 'canceled', endedAt: PAST }, ended(PAST)],
  ['paused', { status: 'paused' }, ended('')],
  ['paused by voiding, still paid', { pause: pause('void', SOON) }, until(SOON)],
  ['paused by voiding, not paid any more', { pause: pause('void', PAST) }, ended(PAST)],
  ['paused by voiding, never paid', { pause: pause('void', null) }, ended('')],
  ['paused with drafts', { pause: pause('keep_as_draft', PAST) }, until(LATER)],
  ['paused without claims', { pause: pause('mark_uncollectible', PAST) }, until(LATER)],
  ['incomplete', { status: 'incomplete' }, ended('')],
  ['incomplete and expired', { status: 'incomplete_expired' }, ended('')],
])('a subscription that is %s', (_what, change, expected) => {
  expect(access(change)).toEqual(expected)
})

test('without a subscription there is no access', () => expect(access()).toEqual(ended('')))

test('the subscription that gives access longest counts', () => {
  expect(access({ status: 'canceled', endedAt: LATER }, { currentPeriodEnd: SOON })).toEqual(until(SOON))
  expect(access({ currentPeriodEnd: SOON }, {}, { status: 'unpaid', graceEndsAt: PAST })).toEqual(
    until(LATER),
  )
})

const time = fc
  .integer({ min: -100, max: 100 })
  .map((days) => new Date(NOW.getTime() + days * 86_400_000).toISOString())
const record: fc.Arbitrary<SubscriptionRecord> = fc.record({
  id: fc.uuid(),
  status: fc.constantFrom(...SUBSCRIPTION_STATUSES),
  plan: fc.constantFrom('yearly', 'monthly', null),
  price: fc.constant(null),
  quantity: fc.nat(),
  cancelAtPeriodEnd: fc.boolean(),
  currentPeriodEnd: fc.option(time),
  createdAt: fc.option(time),
  endedAt: fc.option(time),
  trialEnd: fc.option(time),
  paymentProblem: fc.constant(null),
  graceEndsAt: fc.option(time),
  pause: fc.option(
    fc.record({
      behavior: fc.constantFrom(...PAUSE_BEHAVIORS),
      resumesAt: fc.option(time),
      paidUntil: fc.option(time),
    }),
  ),
  plannedSeats: fc.constant(null),
})

test('the order of subscriptions does not matter, and a further one takes no access away', () => {
  fc.assert(
    fc.property(fc.array(record), record, (records, further) => {
      const alone = accessOf(records, NOW)
      expect(accessOf(records.toReversed(), NOW)).toEqual(alone)
      const together = accessOf([...records, further], NOW)
      const more = accessOf([further], NOW)
      const gives = [alone, more].some(({ accessType }) => accessType === 'STANDARD')
      expect(together.accessType).toBe(gives ? 'STANDARD' : 'NONE')
    }),
  )
})

test('access has a role and an end, and ends unless the provider renews it', () => {
  fc.assert(
    fc.property(fc.array(record), (records) => {
      const { accessType, subscriptionExpiresAt, role } = accessOf(records, NOW)
      expect(role === null).toBe(accessType === 'NONE')
      const renewing = records.some(
        ({ status, cancelAtPeriodEnd }) => /^(active|trialing)$/.test(status) && !cancelAtPeriodEnd,
      )
      if (accessType === 'STANDARD' && !renewing) expect(isInFuture(subscriptionExpiresAt, NOW)).toBe(true)
    }),
  )
})

test('a first payment that never succeeded is no membership', () => {
  const subscribed = (status: SubscriptionRecord['status']) => hasSubscribed([{ ...SUBSCRIPTION, status }])
  expect(SUBSCRIPTION_STATUSES.filter((status) => !subscribed(status))).toEqual([
    'incomplete',
    'incomplete_expired',
  ])
  expect(hasSubscribed([])).toBe(false)
})
