import { parseGroup } from '../members/groups/Group.ts'
import { openClient } from '../test/openClient.ts'
import { openPayments, type PaymentsCloud } from '../test/payments/openPayments.ts'
import { until } from '../test/until.ts'

let payments: PaymentsCloud

beforeAll(async () => {
  payments = await openPayments()
})
afterAll(() => payments.release())

test('an owner keeps as many seats as are taken, and not fewer', async () => {
  const { firestore, stripe, cloud } = payments
  const groupOf = async () => {
    const stored = parseGroup((await firestore.doc('groups/member-ula').get()).data())
    return stored.kind === 'group' ? stored.group : null
  }
  await payments.createMember('ula')
  const { url } = await payments.requestCheckout('ula', 'current', 'price_GroupYearly')
  expect(await payments.pay(url)).toBe(303)
  await until(async () => (await groupOf()) !== null)
  const [subscription] = (await firestore.collection('customers/ula/subscriptions').get()).docs
  const id = subscription?.id ?? ''
  const [item] = (await stripe.subscriptions.retrieve(id)).items.data
  await stripe.subscriptions.update(id, {
    items: [{ id: item?.id ?? '', quantity: 4 }],
    proration_behavior: 'none',
  })
  await until(async () => (await groupOf())?.seats === 4)

  const client = await openClient(cloud, 'ula@solo.test')
  try {
    const emails = ['vic@solo.test', 'wes@solo.test']
    await client.call('changeSeats', { source: 'own', change: { kind: 'invite', emails } })
    await expect(client.call('changeSeatCount', { seats: 2 })).rejects.toMatchObject({
      details: { code: 'cen/seats-taken' },
    })
    expect((await groupOf())?.planned).toBeNull()
    await client.call('changeSeatCount', { seats: 3 })
    expect((await groupOf())?.planned).toMatchObject({ seats: 3 })
  } finally {
    await client.release()
  }
})
