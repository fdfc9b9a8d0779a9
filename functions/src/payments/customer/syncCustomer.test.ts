import { openPayments, type PaymentsCloud } from '../../test/payments/openPayments.ts'
import { until } from '../../test/until.ts'
import { syncCustomer } from './syncCustomer.ts'

let payments: PaymentsCloud

beforeAll(async () => {
  payments = await openPayments()
})
afterAll(() => payments.release())

test('an answer of the provider that comes late does not replace a later one', async () => {
  const { stripe } = payments
  const services = { ...payments, now: () => new Date() }
  await payments.createMember('zoe')
  const { url } = await payments.requestCheckout('zoe', 'first')
  expect(await payments.pay(url)).toBe(303)
  await until(async () => (await payments.membershipOf('zoe')).accessType === 'STANDARD')

  const asked = Promise.withResolvers<void>()
  const late = Promise.withResolvers<void>()
  const retrieve: typeof stripe.customers.retrieve = async (...request) => {
    const customer = await stripe.customers.retrieve(...request)
    asked.resolve()
    await late.promise
    return customer
  }
  const customers = Object.create(stripe.customers, { retrieve: { value: retrieve } })
  const slow = syncCustomer('zoe', {
    ...services,
    stripe: Object.create(stripe, { customers: { value: customers } }),
  })
  await asked.promise
  const [subscription] = (await stripe.subscriptions.list()).data
  await stripe.subscriptions.cancel(subscription?.id ?? '')
  await until(async () => (await payments.membershipOf('zoe')).accessType === 'NONE')
  late.resolve()
  await slow
  expect(await payments.membershipOf('zoe')).toMatchObject({ accessType: 'NONE', role: null })
})
