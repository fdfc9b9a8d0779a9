import { parseSubscriptionRecord, type SubscriptionRecord } from '@outcome-studio/shared/domain/payments'
import * as fc from 'fast-check'
import { type MailLedger, withDueMail } from '../../mail/ledger/MailLedger.ts'
import { mailKeyOf } from '../../mail/people/prepareMail.ts'
import { dueRenewalMails } from './dueRenewalMails.ts'

const DAY = 86_400_000
const START = Date.parse('2026-12-27T10:00:00.000Z')
const at = (days: number) => new Date(START + days * DAY)
const GRACE_END = at(14).toISOString()

function record(changes: Partial<SubscriptionRecord>): SubscriptionRecord {
  const whole = parseSubscriptionRecord('sub', { status: 'active' })
  if (whole === null) throw new RangeError('The record is malformed.')
  return { ...whole, currentPeriodEnd: at(30).toISOString(), ...changes }
}
const FAILED = record({ status: 'past_due', paymentProblem: 'declined', graceEndsAt: GRACE_END })
const PAID = record({})

/** Adds the mails that are due to the ledger, as the server does. */
function synchronize(ledger: MailLedger, one: SubscriptionRecord, now: Date): MailLedger {
  return dueRenewalMails([one], ledger, now).reduce(
    (before, { kind, about, data }) =>
      withDueMail(before, { kind, key: mailKeyOf(kind, about), data }, now.getTime()),
    ledger,
  )
}
const kindsOf = (ledger: MailLedger) => ledger.map(({ kind }) => kind)
const after = (...visits: readonly (readonly [number, SubscriptionRecord])[]) =>
  visits.reduce((ledger, [days, one]) => synchronize(ledger, one, at(days)), [] as MailLedger)

test('a failed renewal is mailed at once, before the access ends, and when it is settled', () => {
  const ledger = after([0, FAILED], [1, FAILED], [11, FAILED], [12, FAILED], [13, PAID], [14, PAID])
  expect(kindsOf(ledger)).toEqual(['renewalFailed', 'accessEnding', 'renewalSettled'])
  expect(ledger.map(({ data }) => data)).toEqual([
    { accessUntil: GRACE_END, isConfirmation: false },
    { accessUntil: GRACE_END, isConfirmation: false },
    { nextPaymentAt: at(30).toISOString() },
  ])
})

test.each([
  [
    'noticed three days before the end is mailed once',
    [
      [11.5, FAILED],
      [13, FAILED],
    ],
    ['renewalFailed'],
  ],
  ['noticed after the end is not mailed', [[15, FAILED]], []],
  ['settled before anybody noticed is not mailed', [[1, PAID]], []],
  [
    'that fails again is mailed again',
    [
      [0, FAILED],
      [1, PAID],
      [31, { ...FAILED, graceEndsAt: at(44).toISOString() }],
      [32, PAID],
    ],
    ['renewalFailed', 'renewalSettled', 'renewalFailed', 'renewalSettled'],
  ],
] as const)('a renewal %s', (_what, visits, kinds) => {
  expect(kindsOf(after(...visits))).toEqual(kinds)
})

test.each([
  [{ cancelAtPeriodEnd: true }],
  [{ pause: { behavior: 'void', resumesAt: null, paidUntil: null } }],
] as const)('no next payment is named for %j', (changes) => {
  const ledger = after([0, FAILED], [1, record(changes)])
  expect(ledger.at(-1)).toMatchObject({ kind: 'renewalSettled', data: { nextPaymentAt: null } })
})

test('a payment that waits for the bank asks for a confirmation', () => {
  const ledger = after([0, { ...FAILED, paymentProblem: 'confirmationNeeded' }])
  expect(ledger[0]?.data).toMatchObject({ isConfirmation: true })
})

test('however often a renewal fails and is settled, each mail about it goes out once', () => {
  const visit = fc.tuple(fc.nat({ max: 2 }), fc.boolean())
  fc.assert(
    fc.property(fc.array(visit, { maxLength: 20 }), (visits) => {
      let day = 0
      const ledger = visits.reduce((before, [days, isPaid]) => {
        day += days
        return synchronize(before, isPaid ? PAID : FAILED, at(day))
      }, [] as MailLedger)
      const kinds = kindsOf(ledger)
      expect(new Set(kinds).size).toBe(kinds.length)
      expect(kinds.includes('renewalSettled')).toBe(
        kinds.includes('renewalFailed') &&
          visits.slice(visits.findIndex(([, isPaid]) => !isPaid)).some(([, isPaid]) => isPaid),
      )
    }),
  )
})
