import { pseudonym } from '../../log/pseudonym.ts'
import { createPaymentLog, reasonOf } from './paymentLog.ts'
import { StripeSettingsError } from './stripeSettings.ts'

test('a person is named by a pseudonym', () => {
  const entries: unknown[] = []
  createPaymentLog((entry) => entries.push(entry))({
    event: 'duplicate-refunded',
    uid: 'standard-member-1',
    subscription: 'sub_1',
  })
  expect(entries).toEqual([
    {
      severity: 'NOTICE',
      message: 'payments: duplicate-refunded',
      payments: { event: 'duplicate-refunded', uid: pseudonym('standard-member-1'), subscription: 'sub_1' },
    },
  ])
})

test('the reason of an unexpected error says where it happened and quotes nothing', () => {
  const reason = reasonOf(new RangeError('ada@acme.test paid by 4242'))
  expect(reason).toMatch(/^RangeError at /)
  expect(reason).not.toMatch(/acme|4242/)
  expect(reasonOf('4242')).toBe('string')
  expect(reasonOf(new StripeSettingsError('Not usable: STRIPE_API_KEY.'))).toBe('Not usable: STRIPE_API_KEY.')
})
