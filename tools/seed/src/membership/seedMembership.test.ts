import { MONTHLY_PRICE, YEARLY_PRICE } from '@outcome-studio/shared/domain/base'
import { PLANS } from '@outcome-studio/shared/domain/payments'
import { type App, deleteApp, initializeApp } from 'firebase-admin/app'
import { DocumentReference, type Firestore, getFirestore } from 'firebase-admin/firestore'
import { type SharedCloud, sharedLocalCloud } from '../../../build/jest/localCloud.ts'
import type { SeedPerson } from '../people/SeedPerson.ts'
import { openSeedDatabase } from '../rest/SeedDatabase.ts'
import type { SeedTarget } from '../rest/SeedTarget.ts'
import { seedMembership } from './seedMembership.ts'

const person = (uid: string, email: string, accessType: SeedPerson['accessType']): SeedPerson => ({
  uid,
  email,
  accessType,
  firstName: uid,
  lastName: '',
  title: '',
  organization: '',
})
const PEOPLE = [
  person('yearly', 'yearly@acme.test', 'STANDARD'),
  person('monthly', 'monthly@solo.test', 'STANDARD'),
  person('never', 'never@solo.test', 'NEVER_SUBSCRIBED'),
]

let cloud: SharedCloud
let app: App
let firestore: Firestore
let target: SeedTarget

beforeAll(async () => {
  cloud = await sharedLocalCloud()
  process.env.FIRESTORE_EMULATOR_HOST = `localhost:${cloud.firestorePort}`
  target = {
    authUrl: cloud.authUrl,
    identityUrl: cloud.identityUrl,
    paymentsUrl: cloud.paymentsUrl,
    zoomUrl: cloud.zoomUrl,
    appUrl: 'http://localhost:3000',
    firestoreHost: `localhost:${cloud.firestorePort}`,
    projectId: 'demo-seed-membership',
    now: new Date(),
  }
  app = initializeApp({ projectId: target.projectId }, target.projectId)
  firestore = getFirestore(app)
})
afterAll(async () => {
  await deleteApp(app)
  await cloud.release()
})

const seed = (people: readonly SeedPerson[]) => seedMembership(people, openSeedDatabase(target), target)

async function amountPaid(uid: string): Promise<unknown> {
  const active = await firestore
    .collection(`customers/${uid}/subscriptions`)
    .where('status', '==', 'active')
    .get()
  const price: unknown = active.docs[0]?.get('price')
  return price instanceof DocumentReference ? (await price.get()).get('unit_amount') : undefined
}

test('each standard member has one active subscription, and nobody else does', async () => {
  await seed(PEOPLE)
  expect(await Promise.all(['yearly', 'monthly', 'never'].map(amountPaid))).toEqual([
    YEARLY_PRICE,
    MONTHLY_PRICE,
    undefined,
  ])
  expect((await firestore.doc('customers/never').get()).exists).toBe(false)
})

test('seeding again preserves changes, and adds missing documents of new people', async () => {
  await seed(PEOPLE)
  await firestore.doc('customers/yearly/subscriptions/sub_yearly').update({ status: 'canceled' })
  await seed([...PEOPLE, person('late', 'late@acme.test', 'STANDARD')])
  expect(await amountPaid('yearly')).toBeUndefined()
  expect(await amountPaid('late')).toBe(YEARLY_PRICE)
})

test('the provider and the database say the same about a member', async () => {
  await seed([person('paid', 'paid@acme.test', 'STANDARD')])
  const response = await fetch(`${cloud.paymentsUrl}/v1/subscriptions/sub_paid`, {
    headers: { authorization: 'Bearer sk_test_local' },
  })
  const [item] = Object(await response.json()).items.data
  const stored = await firestore.doc('customers/paid/subscriptions/sub_paid').get()
  expect(stored.data()).toMatchObject({ plan: 'yearly', status: 'active', items: [{ id: item.id }] })
  expect(stored.get('current_period_end').seconds).toBe(item.current_period_end)
  expect((await firestore.doc('customers/paid').get()).get('stripeId')).toBe('cus_paid')
})

test('a data folder from before the provider gets the plans and the subscriptions', async () => {
  await seed(PEOPLE)
  const prices = firestore.collection('products/prod_OutcomeStudio/prices')
  for (const id of ['price_GroupYearly', 'price_StudentMonthly']) await prices.doc(id).delete()
  for (const id of ['price_Yearly', 'price_Monthly'])
    await prices.doc(id).set({ unit_amount: 1, active: true })
  await firestore.doc('system/checkout').set({ prices: ['price_Yearly', 'price_Monthly'] })
  await firestore.doc('customers/monthly/subscriptions/sub_monthly').set({ status: 'active' })
  await firestore.doc('domains/solo.test/users/monthly').set({ subscriptionExpiresAt: '' })
  await seed(PEOPLE)
  const stored = await prices.get()
  expect(stored.docs.map((each) => each.get('plan')).sort()).toEqual([...PLANS].sort())
  expect((await prices.doc('price_Yearly').get()).get('unit_amount')).toBe(1)
  expect((await firestore.doc('system/checkout').get()).get('prices')).toHaveLength(4)
  const subscription = await firestore.doc('customers/monthly/subscriptions/sub_monthly').get()
  expect(subscription.get('plan')).toBe('monthly')
  const record = await firestore.doc('domains/solo.test/users/monthly').get()
  expect(Date.parse(record.get('subscriptionExpiresAt'))).toBe(
    subscription.get('current_period_end').toMillis(),
  )
})
