import { subjectOf } from './subjectOf.ts'

const NOTHING = { catalogue: false, customer: null, checkout: null }

test.each([
  ['product.updated', { id: 'prod_1' }, { ...NOTHING, catalogue: true }],
  ['price.deleted', { id: 'price_1' }, { ...NOTHING, catalogue: true }],
  ['customer.deleted', { id: 'cus_1' }, { ...NOTHING, customer: 'cus_1' }],
  ['customer.subscription.updated', { id: 'sub_1', customer: 'cus_1' }, { ...NOTHING, customer: 'cus_1' }],
  [
    'customer.subscription.paused',
    { id: 'sub_1', customer: { id: 'cus_1' } },
    { ...NOTHING, customer: 'cus_1' },
  ],
  ['subscription_schedule.released', { id: 's', customer: 'cus_1' }, { ...NOTHING, customer: 'cus_1' }],
  ['invoice.payment_failed', { id: 'in_1', customer: 'cus_1' }, { ...NOTHING, customer: 'cus_1' }],
  ['payment_method.detached', { id: 'pm_1', customer: null }, NOTHING],
  [
    'checkout.session.completed',
    { id: 'cs_1', customer: 'cus_1' },
    { ...NOTHING, customer: 'cus_1', checkout: 'cs_1' },
  ],
  ['billing_portal.session.created', { id: 'bps_1', customer: 'cus_1' }, NOTHING],
  ['something.new', { id: 'x', customer: 'cus_1' }, NOTHING],
  ['invoice.paid', 'nonsense', NOTHING],
  ['invoice.paid', { id: '', customer: 5 }, NOTHING],
])('%s of %j', (type, object, expected) => {
  expect(subjectOf(type, object)).toEqual(expected)
})
