import Stripe from 'stripe'
import { paymentsFixture } from './test/paymentsServer.ts'

const shop = paymentsFixture()

const customer = (parameters: Stripe.CustomerCreateParams = {}) =>
  shop.stripe.customers.create({ email: 'ann@acme.test', metadata: { uid: 'ann' }, ...parameters })

test('customers are created, changed, listed and deleted', async () => {
  const { id } = await customer()
  await shop.stripe.customers.update(id, { name: 'Ann', metadata: { plan: 'a', uid: '' } })
  expect(await shop.stripe.customers.retrieve(id)).toMatchObject({
    object: 'customer',
    email: 'ann@acme.test',
    name: 'Ann',
    metadata: { plan: 'a' },
  })
  for (let count = 0; count < 12; count += 1) await customer({ email: `c${count}@acme.test` })
  const all = await shop.stripe.customers.list().autoPagingToArray({ limit: 100 })
  expect(all.map(({ email }) => email)).toEqual([
    ...Array.from({ length: 12 }, (_, at) => `c${11 - at}@acme.test`),
    'ann@acme.test',
  ])
  expect((await shop.stripe.customers.list({ email: 'c3@acme.test' })).data).toHaveLength(1)
  await shop.stripe.customers.del(id)
  expect(await shop.stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true })
  await expect(shop.stripe.customers.update(id, { name: 'B' })).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  })
})

test('lists of a deleted customer can be read, those of an unknown one cannot', async () => {
  const { id } = await customer()
  await shop.stripe.customers.del(id)
  const { subscriptions, checkout } = shop.stripe
  expect((await subscriptions.list({ customer: id })).data).toEqual([])
  expect((await checkout.sessions.list({ customer: id })).data).toEqual([])
  const missing = { statusCode: 400, code: 'resource_missing', param: 'customer' }
  await expect(subscriptions.list({ customer: 'cus_Unknown' })).rejects.toMatchObject(missing)
  await expect(checkout.sessions.list({ customer: 'cus_Unknown' })).rejects.toMatchObject(missing)
})

test('the configured catalogue is for sale', async () => {
  const { data } = await shop.stripe.prices.list({ active: true, expand: ['data.product'] })
  expect(data).toMatchObject([
    { id: 'price_Year', product: { id: 'prod_Bicycle', metadata: { color: 'red' } } },
    { id: 'price_Month', unit_amount: 5000, currency: 'eur', recurring: { interval: 'month' } },
  ])
  expect(data[0]?.unit_amount_decimal?.toString()).toBe('48000')
  expect(await shop.stripe.products.retrieve('prod_Bicycle')).toMatchObject({ name: 'Bicycle' })
  const codes = await shop.stripe.promotionCodes.list({
    code: 'spring20',
    expand: ['data.promotion.coupon'],
  })
  expect(codes.data).toMatchObject([{ promotion: { coupon: { percent_off: 20, duration: 'once' } } }])
})

test('a checkout can be opened, found and expired', async () => {
  const { id } = await customer()
  const session = await shop.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: id,
    client_reference_id: 'ann',
    line_items: [
      { price: 'price_Year', quantity: 3, adjustable_quantity: { enabled: true, minimum: 2, maximum: 9 } },
    ],
    success_url: 'http://localhost:3000/',
    cancel_url: 'http://localhost:3000/plan',
    allow_promotion_codes: true,
    metadata: { document: 'd1' },
    subscription_data: { metadata: { uid: 'ann' } },
  })
  expect(session).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 144_000,
    metadata: { document: 'd1' },
    url: `${shop.url}/c/${session.id}`,
  })
  const open = () => shop.stripe.checkout.sessions.list({ customer: id, status: 'open' })
  expect((await open()).data).toHaveLength(1)
  expect(await shop.stripe.checkout.sessions.expire(session.id)).toMatchObject({
    status: 'expired',
    url: null,
  })
  expect((await open()).data).toEqual([])
  await expect(shop.stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({ statusCode: 400 })
})

test('a request with a key is carried out once', async () => {
  const options = { idempotencyKey: 'k1' }
  const first = await customer({ name: 'x' })
  const [one, two] = await Promise.all([
    shop.stripe.customers.create({ name: 'A' }, options),
    shop.stripe.customers.create({ name: 'A' }, options),
  ])
  expect(two.id).toBe(one.id)
  expect(one.id).not.toBe(first.id)
  await expect(shop.stripe.customers.create({ name: 'B' }, options)).rejects.toMatchObject({
    statusCode: 400,
    type: 'StripeIdempotencyError',
  })
  expect((await shop.stripe.customers.list()).data).toHaveLength(2)
})

test.each([
  ['402', { statusCode: 402, type: 'StripeCardError' }],
  ['409', { statusCode: 409 }],
  ['429', { statusCode: 429, type: 'StripeRateLimitError' }],
  ['500', { statusCode: 500, type: 'StripeAPIError' }],
])('a call fails with %s on request, and the next one succeeds', async (kind, error) => {
  await shop.owner('POST', 'faults', { kind })
  await expect(customer()).rejects.toMatchObject(error)
  await customer()
  expect((await shop.stripe.customers.list()).data).toHaveLength(1)
})

test('a call that is cut off although it was carried out is not carried out again', async () => {
  await shop.owner('POST', 'faults', { kind: 'cut', applied: true, count: 2 })
  const options = { idempotencyKey: 'k1' }
  await expect(shop.stripe.customers.create({ name: 'A' }, options)).rejects.toMatchObject({
    type: 'StripeConnectionError',
  })
  const { id } = await shop.stripe.customers.create({ name: 'A' }, options)
  expect((await shop.stripe.customers.list()).data.map((each) => each.id)).toEqual([id])
})

test('while a call hangs its key is in use', async () => {
  await shop.owner('POST', 'faults', { kind: 'hang' })
  const create = () =>
    shop.stripe.customers.create({}, { idempotencyKey: 'k1' }).then(
      () => 200,
      (error) => error.statusCode,
    )
  const calls = [create(), create()]
  expect(await Promise.race(calls)).toBe(409)
  await shop.owner('DELETE', 'faults')
  // The client repeats a call whose connection was closed.
  expect((await Promise.all(calls)).toSorted()).toEqual([200, 409])
})

test('a call that waits is carried out as soon as the faults are cleared', async () => {
  await shop.owner('POST', 'faults', { kind: 'wait' })
  const created = shop.stripe.customers.create({ name: 'A' }, { idempotencyKey: 'k1' })
  const other = () => shop.stripe.customers.create({ name: 'B' })
  // Whichever arrives first waits.
  await Promise.race([created, other()])
  await shop.owner('DELETE', 'faults')
  await created
  await expect(other()).resolves.toMatchObject({ name: 'B' })
})

test('a caller without the key is refused', async () => {
  const stranger = new Stripe('sk_test_other', {
    host: 'localhost',
    port: Number(new URL(shop.url).port),
    protocol: 'http',
    telemetry: false,
  })
  await expect(stranger.customers.list()).rejects.toMatchObject({ statusCode: 401 })
  expect((await fetch(`${shop.url}/v1/customers`)).status).toBe(401)
  expect((await fetch(`${shop.url}/local-cloud/data`, { method: 'DELETE' })).status).toBe(401)
})

test.each<[string, object, string]>([
  ['an unknown parameter', { nonsense: 'a' }, 'parameter_unknown'],
  ['another mode', { mode: 'payment' }, 'parameter_invalid'],
  ['no price', { line_items: [{ quantity: '1' }] }, 'parameter_missing'],
  ['a price that does not exist', { line_items: [{ price: 'price_None' }] }, 'resource_missing'],
  ['a customer who does not exist', { customer: 'cus_none' }, 'resource_missing'],
])('a checkout with %s is refused in Stripe’s words', async (_what, change, code) => {
  const create = shop.stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: 'price_Year' }],
    success_url: 'http://localhost:3000/',
    ...change,
  })
  await expect(create).rejects.toMatchObject({ statusCode: 400, code })
})
