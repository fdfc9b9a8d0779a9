import { graceEndOf, type PaymentFacts, paymentProblemOf } from './paymentProblem.ts'

const NOW = new Date('2026-06-15T00:00:00Z')
const FACTS: PaymentFacts = {
  status: 'active',
  isEnding: false,
  card: { exp_month: 12, exp_year: 2030 },
  payment: null,
}
const JUNE = { exp_month: 6, exp_year: 2026 }
const MAY = { exp_month: 5, exp_year: 2026 }

test.each<[string, Partial<PaymentFacts>, string | null]>([
  ['a good card', {}, null],
  ['no card', { card: null }, null],
  ['a card that expires this month', { card: JUNE }, 'cardExpiring'],
  ['a card that expires at the end of next month', { card: { exp_month: 7, exp_year: 2026 } }, null],
  ['an expired card', { card: MAY }, 'cardExpired'],
  ['an expired card of a trial', { status: 'trialing', card: MAY }, 'cardExpired'],
  ['an expired card that is charged no more', { card: MAY, isEnding: true }, null],
  ['a failed renewal', { status: 'past_due', payment: 'requires_payment_method' }, 'declined'],
  ['a failed renewal with an expired card', { status: 'past_due', card: MAY }, 'cardExpired'],
  ['a renewal to confirm', { status: 'past_due', payment: 'requires_action' }, 'confirmationNeeded'],
  ['a first payment to confirm', { status: 'incomplete', payment: 'requires_action' }, 'confirmationNeeded'],
  ['an unpaid membership', { status: 'unpaid', payment: null }, 'declined'],
  ['a membership that has ended', { status: 'canceled', card: MAY }, null],
])('%s', (_what, facts, expected) => {
  expect(paymentProblemOf({ ...FACTS, ...facts }, NOW)).toBe(expected)
})

const at = (time: string) => Date.parse(time) / 1_000

test('grace lasts from the first renewal that was not paid', () => {
  const renewals = [at('2026-06-01T00:00:00Z'), at('2026-05-01T00:00:00Z')]
  expect(graceEndOf('past_due', renewals, at('2026-06-01T00:00:00Z'))).toEqual(
    new Date('2026-05-15T00:00:00Z'),
  )
  expect(graceEndOf('unpaid', [], at('2026-06-01T00:00:00Z'))).toEqual(new Date('2026-06-15T00:00:00Z'))
  expect(graceEndOf('past_due', [], null)).toBeNull()
  expect(graceEndOf('active', renewals, null)).toBeNull()
})
