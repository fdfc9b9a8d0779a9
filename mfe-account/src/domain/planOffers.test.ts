import type { PlanPrice } from '@outcome-studio/shared/domain/payments'
import { formatMoney, formatPrice, sentenceText } from '@outcome-studio/shared/domain/payments'
import * as fc from 'fast-check'
import { describePlanChange, planInSentence } from './describePlanChange.ts'
import { amountPerMonth, planOffers } from './planOffers.ts'

const price = (
  plan: PlanPrice['plan'],
  amount: number,
  interval: PlanPrice['interval'],
  currency = 'usd',
): PlanPrice => ({ productId: 'prod', priceId: `price_${plan}`, plan, amount, currency, interval })
const YEARLY = price('yearly', 59_900, 'year')
const MONTHLY = price('monthly', 5_900, 'month')
const GROUP = price('groupYearly', 49_900, 'year')
const STUDENT = price('studentMonthly', 2_900, 'month')

test('the catalogue is shown by interval, the main plan first', () => {
  const offers = planOffers([STUDENT, GROUP, MONTHLY, YEARLY])
  expect(
    offers.map(({ label, saving, offers: each, elsewhere }) => [
      label,
      saving,
      each.map(({ price: { plan } }) => plan),
      elsewhere,
    ]),
  ).toEqual([
    ['Yearly', 15, ['yearly', 'groupYearly'], 'Student'],
    // Whoever looks for the group plan among monthly prices is told where it is.
    ['Monthly', null, ['monthly', 'studentMonthly'], 'Group'],
  ])
  expect(offers.flatMap(({ offers: each }) => each).filter(({ isMain }) => isMain)).toHaveLength(2)
})

test.each([
  [[MONTHLY], ['Monthly']],
  [[GROUP], ['Yearly']],
  [[], []],
])('an interval without a price is left out', (prices, labels) => {
  expect(planOffers(prices).map(({ label }) => label)).toEqual(labels)
})

test.each([
  [{ ...YEARLY, currency: 'eur' }, MONTHLY],
  [{ ...YEARLY, amount: 70_800 }, MONTHLY],
  [YEARLY, { ...MONTHLY, amount: 0 }],
])('no saving is claimed where there is none', (yearly, monthly) => {
  expect(planOffers([yearly, monthly])[0]?.saving).toBeNull()
})

test('a saving is never larger than it is', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000 })
  fc.assert(
    fc.property(amount, amount, (yearly, monthly) => {
      const [offer] = planOffers([price('yearly', yearly, 'year'), price('monthly', monthly, 'month')])
      if (offer?.saving) expect(yearly * 100).toBeLessThanOrEqual(monthly * 12 * (100 - offer.saving))
      else expect(yearly * 100).toBeGreaterThan(monthly * 12 * 99)
    }),
  )
})

test.each([
  [59_900, 'usd', 'en-US', '$599'],
  [5_950, 'usd', 'en-US', '$59.50'],
  [1_000, 'jpy', 'en-US', '¥1,000'],
  [5_900, 'eur', 'de-DE', '59\u00a0€'],
  [100, 'nope', 'en-US', '¤1'],
])('%d of %s in %s is %s', (amount, currency, locale, text) => {
  expect(formatMoney(amount, currency, locale)).toBe(text)
})

test.each([
  [YEARLY, '$599 a year', 4_992],
  [MONTHLY, '$59 a month', null],
  [GROUP, '$499 per seat a year', 4_158],
])('a price is shown with its period', (each, text, perMonth) => {
  expect(formatPrice(each, 'en-US')).toBe(text)
  expect(amountPerMonth(each)).toBe(perMonth)
})

const change = (from: PlanPrice | null, to: PlanPrice, periodEnd: string | null) =>
  describePlanChange({ from, to, seats: 3, periodEnd, replaced: null }, 'en-US').map((sentence) =>
    sentenceText(sentence, () => 'DAY'),
  )

test.each([
  [
    MONTHLY,
    YEARLY,
    '2026-07-01T00:00:00.000Z',
    [
      'You stay on the monthly plan until DAY. Nothing is charged today.',
      'On DAY the yearly plan begins: $599 a year, plus tax where it applies.',
      'Over a year that is $109 less than now.',
      'You can cancel this change until then.',
    ],
  ],
  [
    YEARLY,
    MONTHLY,
    null,
    [
      'You stay on the yearly plan until the end of the paid period. Nothing is charged today.',
      'Then the monthly plan begins: $59 a month, plus tax where it applies.',
      'Over a year that is $109 more than now.',
      'You can cancel this change until then.',
    ],
  ],
  [
    YEARLY,
    GROUP,
    null,
    [
      'You stay on the yearly plan until the end of the paid period. Nothing is charged today.',
      'Then the group plan begins with 3 seats: $1,497 a year, plus tax where it applies.',
      'Once the group has begun, you can add seats on the Seats page; they start with its next year.',
      'Over a year that is $898 more than now.',
      'You can cancel this change until then.',
    ],
  ],
  [
    null,
    STUDENT,
    '2026-07-01T00:00:00.000Z',
    [
      'You keep your current plan until DAY. Nothing is charged today.',
      'On DAY the student plan begins: $29 a month, plus tax where it applies.',
      'You can cancel this change until then.',
    ],
  ],
])('a change says what happens when, and what it costs', (from, to, periodEnd, sentences) => {
  expect(change(from, to, periodEnd)).toEqual(sentences)
})

test.each([
  ['yearly', 'the yearly plan'],
  ['Gold', 'Gold'],
])('the stored plan %s is called %s', (stored, name) => {
  expect(planInSentence(stored)).toBe(name)
})
