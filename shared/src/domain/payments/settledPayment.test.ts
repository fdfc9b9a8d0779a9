import { memoryStorage } from '../../storage/testing/memoryStorage.ts'
import type { Member } from '../member/Member.ts'
import { parseSubscriptionRecord } from './SubscriptionRecord.ts'
import { describeSettled, nextPaymentAt, takeSettledPayment } from './settledPayment.ts'

type Payer = Pick<Member, 'id' | 'payment' | 'accessType'>
const paid: Payer = { id: 'ann', accessType: 'STANDARD' }
const due: Payer = { ...paid, payment: { state: 'due', problem: 'declined', accessUntil: '' } }

test('a failed payment that went through is reported once', () => {
  const storage = memoryStorage()
  expect(takeSettledPayment(paid, storage)).toBe(false)
  expect(takeSettledPayment(due, storage)).toBe(false)
  expect(takeSettledPayment({ ...paid, id: 'bob' }, storage)).toBe(false)
  expect(takeSettledPayment(paid, storage)).toBe(true)
  expect(takeSettledPayment(paid, storage)).toBe(false)
})

test.each([
  ['that ended', { ...paid, accessType: 'NONE' }],
  ['whose payments are paused', { ...paid, payment: { state: 'paused', resumesAt: '' } }],
] as const)('a membership %s was not paid', (_what, after) => {
  const storage = memoryStorage()
  takeSettledPayment(due, storage)
  expect(takeSettledPayment(after, storage)).toBe(false)
})

const AT = { toDate: () => new Date('2026-07-01T00:00:00.000Z') }

test.each([
  [{ status: 'active', current_period_end: AT }, '2026-07-01T00:00:00.000Z'],
  [{ status: 'trialing', trial_end: AT }, '2026-07-01T00:00:00.000Z'],
  [{ status: 'active', current_period_end: AT, cancel_at_period_end: true }, null],
  [{ status: 'active', current_period_end: AT, pause_collection: { behavior: 'void' } }, null],
  [{ status: 'active' }, null],
])('the next payment of %j is due at %j', (stored, at) => {
  const record = parseSubscriptionRecord('sub', stored)
  expect(record && nextPaymentAt(record)).toBe(at)
})

test('a payment that went through is described with the next one, if there is one', () => {
  const record = parseSubscriptionRecord('sub', { status: 'active', current_period_end: AT })
  expect(describeSettled(record).sentence).toEqual([
    'Next payment: ',
    { at: '2026-07-01T00:00:00.000Z' },
    '.',
  ])
  expect(describeSettled(null).sentence).toEqual(['Your membership continues.'])
})
