import type { PaymentState } from '../member/PaymentState.ts'
import { describePayment } from './describePayment.ts'
import { paymentStateOf } from './paymentStateOf.ts'
import { type Sentence, sentenceText } from './Sentence.ts'
import { parseSubscriptionRecord, type SubscriptionRecord } from './SubscriptionRecord.ts'

const now = new Date('2026-06-01T12:00:00Z')
const FUTURE = '2026-06-10T00:00:00.000Z'
const PAST = '2026-05-01T00:00:00.000Z'
const words = (sentence: Sentence) => sentenceText(sentence, (day) => `<${day.slice(0, 10)}>`)

test.each<[PaymentState, tone: string, title: string, sentence: string, note: string, way: string | null]>([
  [
    { state: 'due', problem: 'declined', accessUntil: FUTURE },
    'warning',
    'Your last payment failed',
    'Your card was declined. You keep full access until <2026-06-10>. Update your card and we’ll try again.',
    'Payment due, access until <2026-06-10>',
    'updateCard',
  ],
  [
    { state: 'due', problem: 'cardExpired', accessUntil: PAST },
    'danger',
    'Your last payment failed',
    'Your card has expired, so the last payment did not go through. Your access ended on <2026-05-01>. Update your card and we’ll try again.',
    'Payment due',
    'updateCard',
  ],
  [
    { state: 'due', problem: 'confirmationNeeded', accessUntil: '' },
    'danger',
    'Your membership is on hold',
    'Your bank asks you to confirm the last payment. Your access is off until it is paid.',
    'Payment due',
    'confirmPayment',
  ],
  [
    { state: 'paused', resumesAt: FUTURE },
    'info',
    'Your membership is paused',
    'Nothing is charged until <2026-06-10>.',
    'Paused, nothing is charged until <2026-06-10>',
    null,
  ],
  [
    { state: 'paused', resumesAt: '' },
    'info',
    'Your membership is paused',
    'Nothing is charged.',
    'Paused, nothing is charged',
    null,
  ],
])('%j is described', (payment, tone, title, sentence, note, way) => {
  const text = describePayment(payment, now)
  expect({ ...text, sentence: words(text.sentence), note: words(text.note) }).toEqual({
    tone,
    title,
    sentence,
    note,
    way,
  })
})

const record = (changes: Partial<SubscriptionRecord>): SubscriptionRecord => {
  const whole = parseSubscriptionRecord('sub', { status: 'active' })
  if (whole === null) throw new RangeError('The record is malformed.')
  return { ...whole, ...changes }
}
const PAUSE = { behavior: 'void', resumesAt: FUTURE, paidUntil: null } as const

test.each<[Partial<SubscriptionRecord>, PaymentState | null]>([
  [{}, null],
  [{ paymentProblem: 'cardExpiring' }, null],
  [
    { status: 'past_due', graceEndsAt: FUTURE },
    { state: 'due', problem: 'declined', accessUntil: FUTURE },
  ],
  [
    { status: 'unpaid', paymentProblem: 'cardExpired', graceEndsAt: FUTURE },
    { state: 'due', problem: 'cardExpired', accessUntil: '' },
  ],
  [{ pause: PAUSE }, { state: 'paused', resumesAt: FUTURE }],
  [{ pause: { ...PAUSE, resumesAt: null } }, { state: 'paused', resumesAt: '' }],
  [{ pause: PAUSE, cancelAtPeriodEnd: true }, null],
  [{ status: 'paused' }, { state: 'paused', resumesAt: '' }],
  [{ status: 'canceled' }, null],
])('the state of the payments of %j is %j', (changes, state) => {
  expect(paymentStateOf([record(changes)])).toEqual(state)
})

test('a subscription that is paid counts before one that is not', () => {
  const due = record({ status: 'past_due', graceEndsAt: FUTURE })
  expect(paymentStateOf([due, record({ id: 'other' })])).toBeNull()
  expect(paymentStateOf([])).toBeNull()
})
