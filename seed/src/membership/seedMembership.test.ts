import { MONTHLY_PRICE, YEARLY_PRICE } from '@outcome-studio/shared/domain'
import { type App, deleteApp, initializeApp } from 'firebase-admin/app'
import { DocumentReference, type Firestore, getFirestore } from 'firebase-admin/firestore'
import { type LocalCloud, startLocalCloud } from '../../../build/jest/localCloud.ts'
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

let cloud: LocalCloud
let app: App
let firestore: Firestore
let target: SeedTarget

beforeAll(async () => {
  cloud = await startLocalCloud()
  process.env.FIRESTORE_EMULATOR_HOST = `localhost:${cloud.firestorePort}`
  target = {
    authUrl: cloud.authUrl,
    identityUrl: cloud.identityUrl,
    firestoreHost: `localhost:${cloud.firestorePort}`,
    projectId: 'demo-seed-membership',
    now: new Date('2026-03-01T12:00:00Z'),
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
