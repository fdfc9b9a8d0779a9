import { parseMember } from '@outcome-studio/shared/domain/member'
import { type App, deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { type SharedCloud, sharedLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { type Client, openClient } from '../../test/openClient.ts'
import { setValidSince } from './setValidSince.ts'

const STELLA = { domain: 'acme.test', uid: 'standard' }

let cloud: SharedCloud
let app: App
let firestore: Firestore
const clients: Client[] = []

async function clientOf(email: string | null): Promise<Client> {
  const client = await openClient(cloud, email)
  clients.push(client)
  return client
}
const recordOf = async ({ domain, uid }: typeof STELLA) =>
  parseMember((await firestore.doc(`domains/${domain}/users/${uid}`).get()).data())

beforeAll(async () => {
  cloud = await sharedLocalCloud()
  process.env.FIRESTORE_EMULATOR_HOST = `localhost:${cloud.firestorePort}`
  process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(cloud.authUrl).host
  process.env.METADATA_SERVER_DETECTION = 'none'
  app = initializeApp({ projectId: 'demo-outcome-studio' })
  firestore = getFirestore(app)
})
afterAll(async () => {
  await Promise.all(clients.map((client) => client.release()))
  await deleteApp(app)
  await cloud.release()
})

test('ends every session that began before, and no later one', async () => {
  const before = Math.floor(Date.now() / 1000)
  const [phone, laptop] = [await clientOf('standard@acme.test'), await clientOf('standard@acme.test')]
  await phone.call('signOutEverywhere', null)

  const { validSince = 0 } = await recordOf(STELLA)
  expect(validSince).toBeGreaterThanOrEqual(before)
  const { tokensValidAfterTime = '' } = await getAuth(app).getUser(STELLA.uid)
  expect(Date.parse(tokensValidAfterTime) / 1000).toBeGreaterThanOrEqual(validSince)

  // As if the sign-ins had been a second earlier: the clock of a token has whole seconds.
  await setValidSince(STELLA, firestore, new Date((validSince + 1) * 1000))
  await getAuth(app).revokeRefreshTokens(STELLA.uid)
  for (const client of [phone, laptop]) {
    await expect(client.call('exportTriangularisDoc', { firestoreDocId: 'Nowhere' })).rejects.toMatchObject({
      code: 'functions/unauthenticated',
    })
  }
})

test('an earlier time does not replace a later one', async () => {
  const later = new Date('2100-01-01T00:00:00Z')
  const ada = { domain: 'acme.test', uid: 'admin' }
  await setValidSince(ada, firestore, later)
  await setValidSince(ada, firestore, new Date(0))
  expect((await recordOf(ada)).validSince).toBe(later.getTime() / 1000)
})

test('writes no record for a person without one', async () => {
  await getAuth(app).createUser({ uid: 'nina', email: 'nina@acme.test' })
  await (await clientOf('nina@acme.test')).call('signOutEverywhere', null)
  expect((await firestore.doc('domains/acme.test/users/nina').get()).exists).toBe(false)
})

test('changes nothing else of the record', async () => {
  const record = firestore.doc('domains/group.test/users/trial')
  const stored = (await record.get()).data()
  await (await clientOf('trial@group.test')).call('signOutEverywhere', null)
  expect((await record.get()).data()).toEqual({ ...stored, validSince: expect.any(Number) })
})

test('somebody signed out is asked to sign in', async () => {
  await expect((await clientOf(null)).call('signOutEverywhere', null)).rejects.toMatchObject({
    code: 'functions/unauthenticated',
    details: { code: 'cen/sign-in-required' },
  })
})
