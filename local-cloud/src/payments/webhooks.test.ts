import { until } from '../test/until.ts'
import { CONFIG, paymentsFixture } from './test/paymentsServer.ts'

const shop = paymentsFixture()

/** Creates customers, and thereby one event each. */
async function createCustomers(...names: string[]): Promise<void> {
  for (const name of names) await shop.stripe.customers.create({ name })
}

const names = () => shop.received.map(({ body }) => JSON.parse(body).data.object.name)

test('an event is signed, and delivered until it is accepted', async () => {
  shop.answer(500)
  await createCustomers('Ann')
  expect(await shop.owner('POST', 'deliver')).toEqual({ delivered: 0, failed: 1, pending: 1 })
  await shop.restart()
  shop.answer(200)
  expect(await shop.owner('POST', 'deliver')).toEqual({ delivered: 1, failed: 0, pending: 0 })
  expect(shop.types()).toEqual(['customer.created', 'customer.created'])
  const [first, second] = shop.received.map(({ body }) => JSON.parse(body).id)
  expect(second).toBe(first)
  expect(() =>
    shop.stripe.webhooks.constructEvent(
      `${shop.received[0]?.body} `,
      shop.received[0]?.signature ?? '',
      CONFIG.webhookSecret,
    ),
  ).toThrow(/signature/)
})

test('in the background it repeats what was not accepted', async () => {
  shop.answer(503)
  await shop.owner('POST', 'webhooks', { mode: 'normal' })
  await createCustomers('Ann')
  await until(() => shop.received.length === 1)
  shop.answer(204)
  const deliveries = async () => JSON.stringify(await shop.owner('GET', 'deliveries'))
  await until(async () => (await deliveries()).includes('delivered'))
  expect(shop.received).toHaveLength(2)
})

test.each([
  ['late', { mode: 'late', seconds: 0.05 }, ['A', 'B', 'C']],
  ['twice', { mode: 'twice' }, ['A', 'A', 'B', 'B', 'C', 'C']],
  ['never', { mode: 'dropped' }, []],
])('an event is delivered %s on request', async (_how, mode, expected) => {
  await shop.owner('POST', 'webhooks', mode)
  await createCustomers('A', 'B', 'C')
  await until(() => shop.received.length >= expected.length)
  expect(names().toSorted()).toEqual(expected)
})

test('events come in reverse order on request', async () => {
  await createCustomers('A', 'B', 'C')
  await shop.owner('POST', 'deliver', { reversed: true })
  expect(names()).toEqual(['C', 'B', 'A'])
  await shop.owner('POST', 'webhooks', { mode: 'reversed' })
  await shop.owner('POST', 'subscriptions', {
    customer: { id: 'cus_ann', email: 'ann@acme.test' },
    subscription: { id: 'sub_ann', price: 'price_Year', periodStart: new Date().toISOString() },
    events: true,
  })
  await until(() => shop.received.length === 7)
  expect(shop.types().slice(3)).toEqual([
    'customer.subscription.created',
    'invoice.finalized',
    'invoice.created',
    'customer.created',
  ])
})

test('single events are sent in any order, again and again', async () => {
  await createCustomers('A', 'B')
  const { data } = await shop.stripe.events.list()
  const [b, a] = data.map(({ id }) => id)
  expect(await shop.owner('POST', 'deliver', { events: [b, a, b, 'evt_none'] })).toEqual({
    statuses: [200, 200, 200, 0],
  })
  expect(names()).toEqual(['B', 'A', 'B'])
})
