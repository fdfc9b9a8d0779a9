import { type Client, openClient } from '../../test/openClient.ts'
import { openPayments, type PaymentsCloud } from '../../test/payments/openPayments.ts'
import { until } from '../../test/until.ts'

let payments: PaymentsCloud
const clients: Client[] = []

beforeAll(async () => {
  payments = await openPayments()
})
afterEach(async () => {
  await payments.owner('DELETE', 'faults')
  await payments.owner('POST', 'webhooks', { mode: 'normal' })
})
afterAll(async () => {
  await Promise.all(clients.map((client) => client.release()))
  await payments.release()
})

/** A member who has paid. */
async function subscribe(uid: string) {
  await payments.createMember(uid)
  const client = await openClient(payments.cloud, `${uid}@solo.test`)
  clients.push(client)
  const { url } = await payments.requestCheckout(uid, 'first')
  expect(await payments.pay(url)).toBe(303)
  await until(async () => (await payments.membershipOf(uid)).role === 'member')
  const [customer] = (await payments.stripe.customers.list({ email: `${uid}@solo.test` })).data
  const statuses = async () => {
    const { data } = await payments.stripe.subscriptions.list({ customer: customer?.id ?? '', status: 'all' })
    return data.map(({ status }) => status)
  }
  return { customer: customer?.id ?? '', statuses, deleteAccount: () => client.call('deleteMyAccount', null) }
}

/** Paths of what is left of a person who pays. */
async function left(uid: string): Promise<readonly string[]> {
  const { firestore } = payments
  const places = [firestore.doc(`customers/${uid}`), firestore.doc(`payments/${uid}`)]
  const stored = await firestore.getAll(...places)
  const subscriptions = await firestore.collection(`customers/${uid}/subscriptions`).get()
  return [...stored.filter(({ exists }) => exists), ...subscriptions.docs].map(({ ref }) => ref.path)
}

test('deleting the account ends the membership first, and late events bring nothing back', async () => {
  const { statuses, deleteAccount } = await subscribe('tina')
  await payments.owner('POST', 'webhooks', { mode: 'held' })
  const known = (await payments.stripe.events.list({ limit: 100 })).data.map(({ id }) => id)
  await deleteAccount()
  expect(await statuses()).toEqual(['canceled'])
  await payments.owner('POST', 'deliver')
  const { statuses: answers } = Object(await payments.owner('POST', 'deliver', { events: known }))
  expect(new Set(answers)).toEqual(new Set([200]))
  expect(await left('tina')).toEqual([])
})

test.each(['500', '429', 'cut'])('nothing is deleted while the provider answers %s', async (kind) => {
  const uid = `ulf-${kind}`
  const { statuses, deleteAccount } = await subscribe(uid)
  const before = await payments.membershipOf(uid)
  await payments.owner('POST', 'faults', { kind, path: '/v1/subscriptions', method: 'DELETE', count: 9 })
  await expect(deleteAccount()).rejects.toMatchObject({ details: { code: 'cen/payment-unavailable' } })
  expect(await payments.membershipOf(uid)).toEqual(before)
  await payments.owner('DELETE', 'faults')
  await deleteAccount()
  expect(await statuses()).toEqual(['canceled'])
  // An event that is handled during the deletion removes what it wrote.
  await until(async () => (await left(uid)).length === 0)
})

test('a membership that is paid after the account is gone is ended', async () => {
  const { customer, statuses, deleteAccount } = await subscribe('vera')
  await deleteAccount()
  const { url } = await payments.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: 'price_Monthly', quantity: 1 }],
    success_url: payments.appUrl,
  })
  expect(await payments.pay(url)).toBe(303)
  await until(async () => (await statuses()).every((status) => status === 'canceled'))
  await until(async () => (await left('vera')).length === 0)
})

test.each([{ firebaseProject: 'production' }, {}])('what %j knows is not ended here', async (project) => {
  const { stripe, owner } = payments
  const { id: customer } = await stripe.customers.create({ metadata: { firebaseUID: 'nobody', ...project } })
  const { url } = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: 'price_Monthly', quantity: 1 }],
    success_url: payments.appUrl,
  })
  await owner('POST', 'webhooks', { mode: 'held' })
  expect(await payments.pay(url)).toBe(303)
  await owner('POST', 'deliver')
  const { data } = await stripe.subscriptions.list({ customer })
  expect(data.map(({ status }) => status)).toEqual(['active'])
  expect(await left('nobody')).toEqual([])
})
