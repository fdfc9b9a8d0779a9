import { PENDING_CHECKOUT, storedText } from '@outcome-studio/shared/storage'
import { memoryStorage } from '../../storage/testing/memoryStorage.ts'
import { CHECKOUT_STATUSES, parseCheckoutSession } from './CheckoutSession.ts'
import { checkoutProgress } from './checkoutProgress.ts'
import { checkoutRefusal, currentSubscription } from './currentSubscription.ts'
import { arriveFromCheckout, isPaymentPending, pendingCheckoutOf, storedCheckout } from './pendingCheckout.ts'
import {
  parseSubscriptionRecord,
  SUBSCRIPTION_STATUSES,
  type SubscriptionRecord,
  type SubscriptionStatus,
} from './SubscriptionRecord.ts'

const OPEN = { url: null, error: null, status: 'open' }

test.each([
  [{}, OPEN],
  [
    { url: 'https://pay.test/1', status: 'open' },
    { ...OPEN, url: 'https://pay.test/1' },
  ],
  [{ url: 'javascript:alert(1)' }, OPEN],
  [{ url: 7, error: 'no', status: 'lost' }, OPEN],
  [{ error: { message: 'No.' } }, { ...OPEN, error: 'No.' }],
  [{ status: 'failed' }, { ...OPEN, status: 'failed' }],
])('the checkout %j is read', (stored, session) => {
  expect(parseCheckoutSession(stored)).toEqual(session)
})

test.each([
  ['open', [], false, false, 'confirming'],
  ['open', [], false, true, 'slow'],
  ['open', [], true, true, 'left'],
  ['complete', [], true, false, 'confirming'],
  ['complete', ['incomplete'], false, true, 'slow'],
  ['open', ['canceled'], false, false, 'confirming'],
  ['expired', [], true, false, 'expired'],
  ['failed', [], false, true, 'failed'],
  ['failed', ['active'], false, false, 'active'],
  ['open', ['canceled', 'trialing'], true, true, 'active'],
] as const)('%s with %j, left %s, late %s: %s', (status, statuses, wasLeft, isLate, progress) => {
  const subscriptions = statuses.map((each) => ({ status: each }))
  expect(checkoutProgress({ status, subscriptions, wasLeft, isLate })).toBe(progress)
})

test('without a subscription of the server no checkout is ever called active', () => {
  for (const status of CHECKOUT_STATUSES)
    for (const wasLeft of [true, false])
      expect(checkoutProgress({ status, subscriptions: [], wasLeft, isLate: false })).not.toBe('active')
})

test('a pending checkout is remembered without its address', () => {
  const storage = memoryStorage()
  const pending = {
    uid: 'ann',
    sessionId: 'abc-1',
    startedAt: '2026-06-01T12:00:00.000Z',
    state: 'away' as const,
  }
  const stored = storedCheckout(storage)
  expect(stored.get()).toBeNull()
  stored.set(pending)
  expect(stored.get()).toEqual(pending)
})

test.each([
  ['left', false],
  ['returned', true],
] as const)('the first arrival counts: %s', (at, isPending) => {
  const storage = memoryStorage()
  const pending = { uid: 'ann', sessionId: 'abc', startedAt: '2026-06-01T12:00:00.000Z' }
  storedCheckout(storage).set({ ...pending, state: 'away' })
  expect(isPaymentPending('ann', storage)).toBe(true)
  expect(arriveFromCheckout('ann', at, storage)).toEqual({ ...pending, state: at })
  arriveFromCheckout('ann', at === 'left' ? 'returned' : 'left', storage)
  expect(pendingCheckoutOf('ann', storage)).toEqual({ ...pending, state: at })
  expect(isPaymentPending('ann', storage)).toBe(isPending)
})

test("somebody else's checkout is none", () => {
  const storage = memoryStorage()
  storedCheckout(storage).set({ uid: 'ann', sessionId: 'abc', startedAt: '', state: 'away' })
  expect(arriveFromCheckout('bob', 'left', storage)).toBeNull()
  expect(isPaymentPending('bob', storage)).toBe(false)
  expect(isPaymentPending('ann', storage)).toBe(true)
})

test.each([
  '7',
  '{}',
  '{"uid":"ann","sessionId":"../x","startedAt":"now"}',
  '{"uid":1}',
  '{"uid":"ann","sessionId":"x","startedAt":"now","state":"won"}',
])('the stored checkout %s counts as none', (text) => {
  const storage = memoryStorage()
  storedText(storage, PENDING_CHECKOUT).set(text)
  expect(storedCheckout(storage).get()).toBeNull()
})

const subscription = (
  status: SubscriptionStatus,
  created = '2026-01-01T00:00:00.000Z',
): SubscriptionRecord => {
  const record = parseSubscriptionRecord(`${status}-${created}`, {
    status,
    created: { toDate: () => new Date(created) },
  })
  if (!record) throw new Error(`${status} is not known.`)
  return record
}
const LATER = '2026-02-01T00:00:00.000Z'

test.each<[SubscriptionRecord[], number | null]>([
  [[], null],
  [[subscription('canceled', LATER), subscription('active')], 1],
  [[subscription('incomplete', LATER), subscription('past_due')], 1],
  [[subscription('canceled'), subscription('incomplete_expired', LATER)], 1],
  [[subscription('canceled', LATER), subscription('canceled')], 0],
])('of several subscriptions the most important one counts', (records, index) => {
  expect(currentSubscription(records)).toBe(index === null ? null : records[index])
})

test('only a subscription that may charge again forbids a checkout', () => {
  const refusals = SUBSCRIPTION_STATUSES.flatMap((status) => {
    const code = checkoutRefusal(subscription(status))
    return code ? [[status, code]] : []
  })
  expect(refusals).toEqual([
    ['active', 'cen/already-subscribed'],
    ['trialing', 'cen/already-subscribed'],
    ['past_due', 'cen/already-subscribed'],
    ['unpaid', 'cen/membership-on-hold'],
    ['paused', 'cen/membership-on-hold'],
  ])
  expect(checkoutRefusal(null)).toBeNull()
})
