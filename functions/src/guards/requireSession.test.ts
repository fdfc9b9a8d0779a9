import { type App, deleteApp, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { type LocalCloud, startLocalCloud } from '../../../tools/build/jest/localCloud.ts'
import { type Client, openClient } from '../test/openClient.ts'
import { until } from '../test/until.ts'

/**
 * firebase-functions then only decodes tokens. With the emulator it would refuse revoked ones by itself, which it does
 * not do in production.
 */
const ONLY_DECODE = {
  FIREBASE_DEBUG_MODE: 'true',
  FIREBASE_DEBUG_FEATURES: JSON.stringify({ skipTokenVerification: true }),
}
const MEMBER = { accessType: 'STANDARD' }
const refused = {
  code: 'functions/unauthenticated',
  details: { code: 'cen/sign-in-required' },
}

let cloud: LocalCloud
let app: App
let auth: Auth
let firestore: Firestore
const clients: Client[] = []

beforeAll(async () => {
  cloud = await startLocalCloud(ONLY_DECODE)
  process.env.FIRESTORE_EMULATOR_HOST = `localhost:${cloud.firestorePort}`
  process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(cloud.authUrl).host
  process.env.METADATA_SERVER_DETECTION = 'none'
  app = initializeApp({ projectId: 'demo-outcome-studio' })
  auth = getAuth(app)
  firestore = getFirestore(app)
})
afterAll(async () => {
  await Promise.all(clients.map((client) => client.release()))
  await deleteApp(app)
  await cloud.release()
})

const recordOf = (uid: string) => firestore.doc(`domains/acme.test/users/${uid}`)

async function signedIn(uid: string): Promise<Client> {
  const email = `${uid}@acme.test`
  await auth.createUser({ uid, email, emailVerified: true })
  await recordOf(uid).set(MEMBER)
  const client = await openClient(cloud, email)
  clients.push(client)
  return client
}

/** A callable of each access, with an input that it accepts. */
const CALLS: readonly (readonly [name: string, data: unknown])[] = [
  ['runSSOMigrationSync', null],
  ['runOutcomeAutomation', { automationEntity: 'job', input: ['Cross a street'] }],
]
const callAll = (client: Client) => Promise.allSettled(CALLS.map(([name, data]) => client.call(name, data)))

test.each([
  ['deleted', (uid: string) => auth.deleteUser(uid)],
  ['disabled', (uid: string) => auth.updateUser(uid, { disabled: true })],
  [
    'signed out by a change of the record',
    async (uid: string) => {
      const validSince = Math.floor(Date.now() / 1000) + 60
      await recordOf(uid).update({ validSince })
    },
  ],
])('a person who was %s is refused with the token they still have', async (how, end) => {
  const uid = how.replaceAll(' ', '-')
  const client = await signedIn(uid)
  expect((await callAll(client)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  await end(uid)
  for (const [name, data] of CALLS) await expect(client.call(name, data)).rejects.toMatchObject(refused)
})

test('a token of before a revocation is refused', async () => {
  const client = await signedIn('revoked')
  const token = await client.idToken()
  const [header = '', payload = ''] = token.split('.')
  const claims: Record<string, unknown> = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const earlier = JSON.stringify({ ...claims, auth_time: Number(claims.auth_time) - 60 })
  const response = await fetch(
    `http://localhost:${cloud.functionsPort}/demo-outcome-studio/us-west3/runSSOMigrationSync`,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${header}.${Buffer.from(earlier).toString('base64url')}.`,
      },
      body: '{"data":null}',
    },
  )
  expect(response.status).toBe(401)
})

test('a refusal is in the log for security', async () => {
  const stranger = await openClient(cloud, null)
  clients.push(stranger)
  const refusals = () => cloud.output().match(/security: sign-in-refused/g)?.length ?? 0
  const before = refusals()
  await expect(stranger.call('runSSOMigrationSync', null)).rejects.toMatchObject(refused)
  // The log is written by another process.
  await until(() => refusals() > before)
})
