import type { DocumentReference } from 'firebase-admin/firestore'
import { type Client, openClient } from '../../test/openClient.ts'
import { GOOD_CARD, openPayments, type PaymentsCloud } from '../../test/payments/openPayments.ts'

let payments: PaymentsCloud
const clients: Client[] = []

beforeAll(async () => {
  payments = await openPayments()
})
afterEach(() => payments.owner('DELETE', 'faults'))
afterAll(async () => {
  await Promise.all(clients.map((client) => client.release()))
  await payments.release()
})

/** A member with a browser. */
async function signIn(uid: string): Promise<Client> {
  await payments.createMember(uid)
  const client = await openClient(payments.cloud, `${uid}@solo.test`)
  clients.push(client)
  return client
}
async function subscribe(uid: string): Promise<string> {
  const { url } = await payments.requestCheckout(uid, 'first')
  expect(await payments.pay(url)).toBe(303)
  return String((await payments.firestore.doc(`customers/${uid}`).get()).get('stripeId'))
}
const link = (client: Client, data: object) =>
  client.call('ext-firestore-stripe-payments-createPortalLink', {
    returnUrl: `${payments.appUrl}/auth/plan`,
    ...data,
  })

test('a customer gets links to their own pages, which are kept nowhere', async () => {
  const kim = await signIn('kim')
  const customerId = await subscribe('kim')
  const links = []
  for (const flow of [{}, { type: 'payment_method_update' }, { type: 'subscription_cancel' }]) {
    const flowData = 'type' in flow ? { flow_data: flow } : {}
    links.push(await link(kim, { customerId, ...flowData }))
  }
  expect(links).toEqual(Array.from({ length: 3 }, () => ({ url: expect.stringContaining('http') })))
  const secrets = links.flatMap((each) => new URL(String(Reflect.get(Object(each), 'url'))).pathname)
  const kept = `${await dump()}${payments.cloud.output()}`
  expect(kept).toContain(customerId)
  for (const secret of [
    ...secrets,
    GOOD_CARD,
    GOOD_CARD.replaceAll(' ', ''),
    'last4',
    'exp_month',
    'Ann Lee',
  ]) {
    expect(kept).not.toContain(secret)
  }
})

test('somebody who is no customer, and somebody else, get none', async () => {
  const [leo, mia] = [await signIn('leo'), await signIn('mia')]
  const customerId = await subscribe('mia')
  await expect(link(leo, { customerId })).rejects.toMatchObject({ details: { code: 'cen/no-subscription' } })
  await subscribe('leo')
  await expect(link(leo, { customerId })).rejects.toMatchObject({ code: 'functions/permission-denied' })
  await expect(link(mia, { customerId, returnUrl: 'https://evil.test/auth/plan' })).rejects.toMatchObject({
    code: 'functions/invalid-argument',
    details: { field: 'returnUrl' },
  })
})

test.each(['500', '429', 'cut'])('the provider fails with %s', async (kind) => {
  const uid = `nell-${kind}`
  const nell = await signIn(uid)
  const customerId = await subscribe(uid)
  await payments.owner('POST', 'faults', { kind, path: '/v1/billing_portal', count: 10 })
  await expect(link(nell, { customerId })).rejects.toMatchObject({
    details: { code: 'cen/payment-unavailable' },
  })
})

/** Everything in the database, as text. */
async function dump(): Promise<string> {
  const texts: string[] = []
  const visit = async (document: DocumentReference): Promise<void> => {
    const stored = (await document.get()).data() ?? {}
    // References and times as they print; a reference holds the whole client.
    texts.push(
      document.path,
      JSON.stringify(stored, (_key, value) =>
        value?.constructor === document.constructor ? value.path : value,
      ),
    )
    for (const collection of await document.listCollections()) {
      for (const each of await collection.listDocuments()) await visit(each)
    }
  }
  for (const collection of await payments.firestore.listCollections()) {
    for (const each of await collection.listDocuments()) await visit(each)
  }
  return texts.join('\n')
}
