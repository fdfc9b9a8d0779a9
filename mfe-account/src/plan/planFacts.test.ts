import { describeMembership } from '@outcome-studio/shared/domain'
import { formatDay, planFacts } from './planFacts.ts'

const now = new Date('2026-06-01T12:00:00Z')
const day = (isoTime: string) => `<${isoTime}>`
const membership = {
  accessType: 'STANDARD',
  trialExpiresAt: '',
  subscriptionExpiresAt: '2027-01-01T00:00:00.000Z',
} as const
const change = {
  createdAt: '2026-05-30T10:00:00.000Z',
  currentPlan: 'Monthly',
  newPlan: 'Yearly',
  requestExpiresAt: '2026-06-30T10:00:00.000Z',
}
const facts = (price: number | null, member: object = {}) =>
  planFacts(member, describeMembership(membership, now), price, day).map(({ term, description }) => [
    term,
    description,
  ])

test.each([
  [null, []],
  [59_900, [['Price', '$599.00 a year']]],
  [5_900, [['Price', '$59.00 a month']]],
  [1_234, [['Price', '$12.34']]],
])('includes the price %j', (price, lines) => {
  expect(facts(price)).toEqual([
    ['Access', 'Full access'],
    ...lines,
    ['Membership runs until', '<2027-01-01T00:00:00.000Z>'],
  ])
})

test('includes a requested change with its times', () => {
  expect(facts(null, { planChangeRequest: change }).slice(2)).toEqual([
    ['Change asked for', 'Monthly to Yearly, on <2026-05-30T10:00:00.000Z>'],
    ['The change is due by', '<2026-06-30T10:00:00.000Z>'],
  ])
})

test('returns an invalid time unchanged', () => {
  const odd = { planChangeRequest: { ...change, requestExpiresAt: 'soon' } }
  expect(facts(null, odd).at(-1)).toEqual(['The change is due by', 'soon'])
})

test.each([
  ['2026-06-01T22:30:00.000Z', 'en-GB', 'Europe/Paris', '2 June 2026 (CEST)'],
  ['2026-12-31T23:30:00.000Z', 'en-GB', 'Asia/Tokyo', '1 January 2027 (GMT+9)'],
  ['2026-06-01T22:30:00.000Z', 'en-US', 'America/Denver', 'June 1, 2026 (MDT)'],
])('formats %s for %s in %s', (isoTime, locale, timeZone, text) => {
  expect(formatDay(isoTime, locale, timeZone)).toBe(text)
})
