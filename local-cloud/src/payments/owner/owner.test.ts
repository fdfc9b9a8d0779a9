import { paymentsFixture } from '../test/paymentsServer.ts'

const shop = paymentsFixture()

const CUSTOMER = { id: 'cus_ann', email: 'ann@acme.test', metadata: { uid: 'ann' } }
const lastWeek = () => new Date(Date.now() - 7 * 86_400_000).toISOString()

test.each(['active', 'past_due', 'trialing', 'unpaid', 'incomplete', 'canceled', 'paused'] as const)(
  'a subscription that is %s is seeded once, without events',
  async (status) => {
    const subscription = { id: 'sub_ann', price: 'price_Year', quantity: 2, status, periodStart: lastWeek() }
    const seeded = await shop.owner('POST', 'subscriptions', { customer: CUSTOMER, subscription })
    expect(seeded).toMatchObject({ id: 'sub_ann', customer: 'cus_ann', status })
    const again = { customer: CUSTOMER, subscription: { ...subscription, status: 'active' } }
    expect(await shop.owner('POST', 'subscriptions', again)).toMatchObject({ status })
    expect(await shop.stripe.subscriptions.retrieve('sub_ann')).toMatchObject({
      status,
      items: { data: [{ price: { id: 'price_Year' }, quantity: 2 }] },
    })
    expect(await shop.stripe.customers.retrieve('cus_ann')).toMatchObject(CUSTOMER)
    expect(await shop.owner('POST', 'deliver')).toEqual({ delivered: 0, failed: 0, pending: 0 })
  },
)

test('a seed is reported on request, and goes on as any other subscription', async () => {
  const periodStart = new Date(Date.now() - 40 * 86_400_000).toISOString()
  await shop.owner('POST', 'subscriptions', {
    customer: CUSTOMER,
    subscription: { id: 'sub_ann', price: 'price_Month', periodStart },
    events: true,
  })
  expect((await shop.stripe.invoices.list({ subscription: 'sub_ann' })).data).toMatchObject([
    { billing_reason: 'subscription_cycle', status: 'paid' },
    { status: 'paid' },
  ])
  await shop.owner('POST', 'deliver')
  expect(shop.types()).toContain('customer.subscription.created')
})

test('a subscription is canceled, or brought into a state, by the owner', async () => {
  const subscription = { id: 'sub_ann', price: 'price_Month', periodStart: lastWeek() }
  await shop.owner('POST', 'subscriptions', { customer: CUSTOMER, subscription })
  expect(await shop.owner('POST', 'status', { subscription: 'sub_ann', status: 'paused' })).toMatchObject({
    status: 'paused',
  })
  expect(await shop.owner('POST', 'cancel', { subscription: 'sub_ann', atPeriodEnd: true })).toMatchObject({
    status: 'paused',
    cancel_at_period_end: true,
  })
  expect(await shop.owner('POST', 'cancel', { subscription: 'sub_ann' })).toMatchObject({
    status: 'canceled',
  })
})

test('payments are paused and resumed by the owner, or by the day', async () => {
  const subscription = { id: 'sub_ann', price: 'price_Month', periodStart: lastWeek() }
  await shop.owner('POST', 'subscriptions', { customer: CUSTOMER, subscription })
  const pause = (change: object) => shop.owner('POST', 'pause', { subscription: 'sub_ann', ...change })
  expect(await pause({ behavior: 'void' })).toMatchObject({
    status: 'active',
    pause_collection: { behavior: 'void', resumes_at: null },
  })
  expect(await pause({ behavior: null })).toMatchObject({ pause_collection: null })
  const { now } = await shop.owner('GET', 'clock')
  const { pause_collection: paused } = await pause({ behavior: 'keep_as_draft', days: 3 })
  expect(Object(paused).resumes_at).toBeGreaterThanOrEqual(Number(now) + 3 * 86_400)
  await shop.owner('POST', 'clock', { days: 4 })
  expect(await shop.stripe.subscriptions.retrieve('sub_ann')).toMatchObject({ pause_collection: null })
})

test('everything but the catalogue is deleted on request', async () => {
  await shop.owner('POST', 'subscriptions', { customer: CUSTOMER })
  await shop.owner('POST', 'clock', { days: 400 })
  await shop.owner('DELETE', 'data')
  expect((await shop.stripe.customers.list()).data).toEqual([])
  expect((await shop.stripe.prices.list()).data).toHaveLength(2)
  expect(Number((await shop.owner('GET', 'clock')).now)).toBeLessThanOrEqual(Date.now() / 1000)
})

test.each([
  ['POST', 'cancel', { subscription: 'sub_none' }, 404],
  ['POST', 'refund', { invoice: 'in_none' }, 404],
  ['POST', 'pause', { subscription: 'sub_none', behavior: null }, 404],
  ['POST', 'pause', { subscription: 'sub_none', behavior: 'rest' }, 400],
  ['POST', 'clock', { days: -1 }, 400],
  ['POST', 'nothing', {}, 404],
])('%s %s %j is refused', async (method, path, body, status) => {
  await expect(shop.owner(method, path, body)).rejects.toThrow(`${status}`)
})
