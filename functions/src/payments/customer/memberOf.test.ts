import { customerPath } from '@outcome-studio/shared/domain/paths'
import { openPayments, type PaymentsCloud } from '../../test/payments/openPayments.ts'
import { MEMBER_KEY } from './METADATA.ts'
import { memberOf } from './memberOf.ts'

let payments: PaymentsCloud

beforeAll(async () => {
  payments = await openPayments()
})
afterAll(() => payments.release())

const createCustomer = async (metadata: Record<string, string> = {}) =>
  (await payments.stripe.customers.create({ metadata })).id

test('a customer belongs to the member whom the provider names', async () => {
  expect(await memberOf(await createCustomer({ [MEMBER_KEY]: 'ann' }), payments)).toBe('ann')
})

test.each([
  ['exists', false],
  ['was deleted at the provider', true],
])('a customer of the Stripe extension who %s is found by the stored id', async (_what, isDeleted) => {
  const customer = await createCustomer()
  const uid = `kim-${isDeleted}`
  // The webhook of a deletion removes what is stored of a person without an account.
  await payments.createMember(uid)
  await payments.firestore.doc(customerPath(uid)).set({ stripeId: customer })
  if (isDeleted) await payments.stripe.customers.del(customer)
  expect(await memberOf(customer, payments)).toBe(uid)
})

test('a customer of something else, and one whose member is no id, belong to nobody', async () => {
  expect(await memberOf(await createCustomer(), payments)).toBeNull()
  expect(await memberOf(await createCustomer({ [MEMBER_KEY]: 'a/b' }), payments)).toBeNull()
  expect(await memberOf('cus_Unknown', payments)).toBeNull()
})
