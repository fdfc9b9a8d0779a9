import {
  parseSubscriptionRecord,
  type SubscriptionRecord,
  sentenceText,
} from '@outcome-studio/shared/domain/payments'
import { type OfferFacts, offerStateOf, offersLead } from './offerState.ts'

const PERIOD_END = '2999-07-01T12:00:00.000Z'

/** A monthly subscription that renews. */
function subscription(changes: Partial<SubscriptionRecord> = {}): SubscriptionRecord {
  const whole = parseSubscriptionRecord('sub', { status: 'active', plan: 'monthly' })
  if (whole === null) throw new RangeError('The record is malformed.')
  return { ...whole, currentPeriodEnd: PERIOD_END, ...changes }
}
const PLANNED = {
  createdAt: '2026-05-30T10:00:00.000Z',
  currentPlan: 'monthly',
  newPlan: 'yearly',
  requestExpiresAt: PERIOD_END,
}
const facts = (changes: Partial<OfferFacts>): OfferFacts => ({
  subscription: null,
  obstacle: null,
  planned: undefined,
  ...changes,
})
const lead = (changes: Partial<OfferFacts>) => sentenceText(offersLead(facts(changes)), () => 'DAY')

test.each([
  ['before the first membership', null],
  ['after one that ended', subscription({ status: 'canceled' })],
  ['after a first payment that failed', subscription({ status: 'incomplete' })],
])('every plan can be bought %s', (_when, record) => {
  expect(offerStateOf('yearly', facts({ subscription: record }))).toEqual({ kind: 'buy' })
  expect(lead({ subscription: record })).toMatch(/^Cancel at any time/)
})

test('nothing can be bought while the membership is unknown', () => {
  const unknown = { subscription: undefined, obstacle: 'Your membership could not be checked yet.' }
  expect(offerStateOf('yearly', facts(unknown))).toEqual({ kind: 'wait' })
  expect(lead(unknown)).toBe('Your membership could not be checked yet.')
})

test('a member can switch from the next payment on', () => {
  const own = facts({ subscription: subscription() })
  expect(offerStateOf('monthly', own)).toEqual({ kind: 'own', until: null })
  expect(offerStateOf('yearly', own)).toEqual({ kind: 'switch', at: PERIOD_END })
  expect(offerStateOf('groupYearly', own)).toEqual({ kind: 'switch', at: PERIOD_END })
  expect(lead(own)).toBe('A switch starts on DAY.')
  expect(lead({ subscription: subscription({ currentPeriodEnd: null }) })).toBe(
    'A switch starts with the next period.',
  )
})

test('a planned change marks both plans', () => {
  const own = facts({ subscription: subscription(), planned: PLANNED })
  expect(offerStateOf('monthly', own)).toEqual({ kind: 'own', until: PERIOD_END })
  expect(offerStateOf('yearly', own)).toEqual({ kind: 'planned', at: PERIOD_END, seats: 2 })
  expect(offerStateOf('studentMonthly', own)).toEqual({ kind: 'switch', at: PERIOD_END })
})

test.each<[Partial<SubscriptionRecord>, RegExp]>([
  [{ status: 'past_due' }, /once the payment is made/],
  [{ status: 'unpaid' }, /on hold until the payment is made/],
  [{ status: 'paused' }, /when the pause has ended/],
  [{ pause: { behavior: 'void', resumesAt: null, paidUntil: null } }, /when the pause has ended/],
  [{ cancelAtPeriodEnd: true }, /^Resume your membership to keep it or to switch/],
  [{ plan: 'groupYearly' }, /cancel the group first/],
])('a membership that is %j cannot switch, and the page says why', (changes, reason) => {
  const own = facts({ subscription: subscription(changes) })
  expect(offerStateOf('yearly', own)).toEqual({ kind: 'closed' })
  expect(lead(own)).toMatch(reason)
})
