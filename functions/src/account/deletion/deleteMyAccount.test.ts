import { setImmediate } from 'node:timers/promises'
import { type App, deleteApp, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { type SharedCloud, sharedLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { type Client, openClient } from '../../test/openClient.ts'
import { deleteSignIn } from './deleteSignIn.ts'

const ANALYTICS = 'system/monitoring/analytics'
const STELLA = 'domains/acme.test/users/standard'
const ADA = 'domains/acme.test/users/admin'

let cloud: SharedCloud
let app: App
let firestore: Firestore
let auth: Auth
const clients: Client[] = []

async function clientOf(email: string | null): Promise<Client> {
  const client = await openClient(cloud, email)
  clients.push(client)
  return client
}
const deleteAccount = (client: Client) => client.call('deleteMyAccount', null)

/** Stores something in every place with personal data; returns the paths. */
async function fill(record: string, domains: readonly string[] = []): Promise<readonly string[]> {
  const uid = record.slice(record.lastIndexOf('/') + 1)
  const paths = [
    `${record}/triangularis/Lunch`,
    `${record}/triangularis/Lunch/data/jtbd`,
    `${record}/triangularis/Lunch/config/customRules`,
    `${record}/triangularis/Lunch/siaSessions/first`,
    `${record}/triangularis/Lunch/siaSessions/first/messages/hello`,
    `${record}/siaStudies/lunch`,
    `${record}/siaStudies/lunch/sessions/first`,
    `${record}/siaStudies/lunch/sessions/first/messages/hello`,
    // Subcollections remain when their document is deleted.
    `${record}/triangularis/Gone/data/jtbd`,
    `${record}/studyVersions/lunch`,
    `${record}/studyVersions/lunch/saves/1`,
    `${record}/studyVersions/older/saves/2`,
    `${record}/studyRespondents/lunch`,
    `${record}/studyRespondents/lunch/chunks/1`,
    `${record}/jtbd_needs/Needs`,
    `${record}/jtbd_needs/Needs/data/needs`,
    `${record}/needsVersions/needs`,
    `${record}/needsVersions/needs/saves/1`,
    `${record}/liveEvents/webinar`,
    `memberDomains/${uid}`,
    `usage/${uid}`,
    `usage/${uid}/entries/lunch`,
    `usage/${uid}/judge/today`,
    `usage/${uid}/sia/today`,
    `calendarFeeds/${uid}`,
    `customers/${uid}`,
    `customers/${uid}/checkout_sessions/one`,
    `customers/${uid}/subscriptions/one`,
    `${ANALYTICS}/${uid}-1`,
    `${ANALYTICS}/${uid}-2`,
  ]
  // The trigger that counts storage removes a count of zero.
  const fields = { uid, domains, documents: 1 }
  await Promise.all(paths.map((path) => firestore.doc(path).set(fields)))
  return [record, ...paths]
}

async function remaining(paths: readonly string[]): Promise<readonly string[]> {
  const documents = await firestore.getAll(...paths.map((path) => firestore.doc(path)))
  return documents.filter(({ exists }) => exists).map(({ ref }) => ref.path)
}
const hasSignIn = (uid: string) =>
  auth.getUser(uid).then(
    () => true,
    () => false,
  )

beforeAll(async () => {
  cloud = await sharedLocalCloud()
  process.env.FIRESTORE_EMULATOR_HOST = `localhost:${cloud.firestorePort}`
  process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(cloud.authUrl).host
  process.env.METADATA_SERVER_DETECTION = 'none'
  app = initializeApp({ projectId: 'demo-outcome-studio' })
  firestore = getFirestore(app)
  auth = getAuth(app)
})
afterAll(async () => {
  await Promise.all(clients.map((client) => client.release()))
  await deleteApp(app)
  await cloud.release()
})

test('deletes everything of the caller, and nothing of anybody else', async () => {
  const [stellas, adas] = [await fill(STELLA), await fill(ADA)]
  expect(await remaining([...stellas, ...adas])).toHaveLength(stellas.length + adas.length)
  await deleteAccount(await clientOf('standard@acme.test'))
  expect(await remaining(stellas)).toEqual([])
  expect(await hasSignIn('standard')).toBe(false)
  expect(await remaining(adas)).toEqual(adas)
  expect(await hasSignIn('admin')).toBe(true)
})

test('deletes what was stored under an earlier e-mail domain', async () => {
  await auth.createUser({ uid: 'mia', email: 'mia@before.test', emailVerified: true })
  const before = await clientOf('mia@before.test')
  await before.call('runSSOMigrationSync', null)
  await auth.updateUser('mia', { email: 'mia@after.test' })
  const after = await clientOf('mia@after.test')
  await after.call('runSSOMigrationSync', null)
  const paths = (
    await Promise.all(
      ['before', 'after'].map((name) =>
        fill(`domains/${name}.test/users/mia`, ['before.test', 'after.test']),
      ),
    )
  ).flat()

  await deleteAccount(after)
  expect(await remaining(paths)).toEqual([])
})

test('somebody signed out is asked to sign in', async () => {
  await expect(deleteAccount(await clientOf(null))).rejects.toMatchObject({
    code: 'functions/unauthenticated',
    details: { code: 'cen/sign-in-required' },
  })
})

test('asks again for a sign-in older than five minutes, and deletes nothing', async () => {
  const tools = await clientOf('tools@acme.test')
  await acceptEarlierSignIns('tools')
  const url = `http://localhost:${cloud.functionsPort}/demo-outcome-studio/us-west3/deleteMyAccount`
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${signedInEarlier(await tools.idToken(), 301)}`,
    },
    body: JSON.stringify({ data: null }),
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    error: { status: 'FAILED_PRECONDITION', details: { code: 'cen/fresh-sign-in-required' } },
  })
  expect(await remaining(['domains/acme.test/users/tools'])).toHaveLength(1)
  expect(await hasSignIn('tools')).toBe(true)
})

/** Seeded accounts are younger than the sign-in under test, which would count as revoked. */
async function acceptEarlierSignIns(localId: string): Promise<void> {
  const path = '/identitytoolkit.googleapis.com/v1/projects/demo-outcome-studio/accounts:update'
  const response = await fetch(`${cloud.authUrl}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify({ localId, validSince: '1' }),
  })
  expect(response.status).toBe(200)
}

/** The same token with an earlier sign-in time. Tokens of the emulators are unsigned. */
function signedInEarlier(token: string, seconds: number): string {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const claims: Record<string, unknown> = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const earlier = JSON.stringify({ ...claims, auth_time: Number(claims.auth_time) - seconds })
  return [header, Buffer.from(earlier).toString('base64url'), signature].join('.')
}

test('two concurrent calls have the same result as one', async () => {
  const paths = await fill('domains/solo.test/users/never')
  const nora = await clientOf('never@solo.test')
  const calls = await Promise.allSettled([deleteAccount(nora), deleteAccount(nora)])
  expect(calls.map(({ status }) => status)).toContain('fulfilled')
  for (const call of calls) {
    // The second call may arrive after the sign-in was deleted.
    if (call.status === 'rejected') expect(call.reason).toMatchObject({ code: 'functions/unauthenticated' })
  }
  expect(await remaining(paths)).toEqual([])
  expect(await hasSignIn('never')).toBe(false)
})

test('a missing sign-in counts as deleted', async () => {
  await expect(deleteSignIn('nobody')).resolves.toBeUndefined()
})

test('a second call deletes what an interrupted one left', async () => {
  const paths = await fill('domains/group.test/users/trial')
  const many = firestore.collection('domains/group.test/users/trial/jtbd_needs')
  const writer = firestore.bulkWriter()
  for (let index = 0; index < 1_000; index += 1) void writer.set(many.doc(`needs ${index}`), { index })
  await writer.close()
  const count = async () => (await many.count().get()).data().count

  const outcome = deleteAccount(await clientOf('trial@group.test')).catch((error: unknown) => error)
  // Without a pause that could outlast the deletion.
  while ((await count()) > 1_000) await setImmediate()
  // Kills the process of the functions, and starts another one.
  const reload = `http://localhost:${cloud.functionsPort}/local-cloud/reload`
  expect(await (await fetch(reload, { method: 'POST' })).json()).toEqual({ state: 'serving' })
  await outcome

  await deleteAccount(await clientOf('trial@group.test'))
  expect(await count()).toBe(0)
  expect(await remaining(paths)).toEqual([])
  expect(await hasSignIn('trial')).toBe(false)
})
