import { ledgerPathOf } from '../../mail/people/MailPerson.ts'
import { type Client, openClient } from '../../test/openClient.ts'
import { openPayments, type PaymentsCloud } from '../../test/payments/openPayments.ts'
import { until } from '../../test/until.ts'

let payments: PaymentsCloud
const clients: Client[] = []

beforeAll(async () => {
  payments = await openPayments()
})
afterAll(async () => {
  await Promise.all(clients.map((client) => client.release()))
  await payments.release()
})

async function signIn(email: string): Promise<Client> {
  const client = await openClient(payments.cloud, email)
  clients.push(client)
  return client
}

test('who returns after deleting the account starts anew, and can subscribe again', async () => {
  const { firestore, auth, stripe } = payments
  const email = 'wanda@solo.test'
  await payments.createMember('wanda')
  const { url } = await payments.requestCheckout('wanda', 'first')
  expect(await payments.pay(url)).toBe(303)
  await until(async () => (await payments.membershipOf('wanda')).role === 'member')
  await firestore.doc('domains/solo.test/users/wanda').update({
    payment: { state: 'due', problem: 'declined', accessUntil: '' },
    droppedPlanChange: { newPlan: 'yearly', plannedFor: '2027-01-01T00:00:00.000Z' },
  })
  await firestore.doc('domains/solo.test/users/wanda/triangularis/Lunch').set({ uuid: 'lunch' })
  await (await signIn(email)).call('deleteMyAccount', null)
  expect((await firestore.doc(ledgerPathOf({ email })).get()).exists).toBe(true)

  await auth.createUser({ uid: 'wanda-again', email, emailVerified: true })
  await (await signIn(email)).call('runSSOMigrationSync', null)
  const record = await firestore.doc('domains/solo.test/users/wanda-again').get()
  expect(record.data()).toMatchObject({ accessType: 'NEVER_SUBSCRIBED', trialExpiresAt: '', name: '' })
  expect(record.get('payment')).toBeUndefined()
  expect(record.get('droppedPlanChange')).toBeUndefined()
  expect(await record.ref.listCollections()).toEqual([])
  expect(await payments.membershipOf('wanda-again')).toMatchObject({
    isActive: false,
    statuses: [],
    role: null,
  })

  const second = await payments.requestCheckout('wanda-again', 'first')
  expect(await payments.pay(second.url)).toBe(303)
  await until(async () => (await payments.membershipOf('wanda-again')).accessType === 'STANDARD')
  // The invoices of the earlier membership stay with the earlier customer.
  const customers = (await stripe.customers.list({ email })).data
  expect(customers.map(({ metadata }) => metadata.firebaseUID).sort()).toEqual(['wanda', 'wanda-again'])
  const live = await Promise.all(
    customers.map(({ id: customer }) => stripe.subscriptions.list({ customer, status: 'active' })),
  )
  expect(live.flatMap(({ data }) => data)).toHaveLength(1)
})
