import { parseMember } from '@outcome-studio/shared/domain/member'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { type SharedCloud, sharedLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { type Client, openClient } from '../../test/openClient.ts'

const DAY = 86_400_000

let cloud: SharedCloud
let app: ReturnType<typeof initializeApp>
let firestore: Firestore
const clients: Client[] = []

beforeAll(async () => {
  cloud = await sharedLocalCloud()
  process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(cloud.authUrl).host
  process.env.FIRESTORE_EMULATOR_HOST = `localhost:${cloud.firestorePort}`
  app = initializeApp({ projectId: 'demo-outcome-studio' }, 'server')
  firestore = getFirestore(app)
})
afterAll(async () => {
  await Promise.all(clients.map((client) => client.release()))
  await deleteApp(app)
  await cloud.release()
})

/** A person with an account but no record, as after a first sign-in. */
async function newcomer(uid: string, email: string, emailVerified = true): Promise<Client> {
  await getAuth(app).createUser({ uid, email, emailVerified, displayName: 'Nina Newcomer' })
  const client = await openClient(cloud, email.toLowerCase())
  clients.push(client)
  return client
}
const sync = (client: Client) => client.call('runSSOMigrationSync', null)
const recordOf = (domain: string, uid: string) => firestore.doc(`domains/${domain}/users/${uid}`)
const read = async (domain: string, uid: string) => (await recordOf(domain, uid).get()).data() ?? {}

test('a newcomer gets one record, whatever the number of concurrent calls', async () => {
  const nina = await newcomer('nina', 'nina@acme.test')
  await Promise.all([sync(nina), sync(nina), sync(nina)])
  const record = await read('acme.test', 'nina')
  expect(parseMember(record)).toMatchObject({
    id: 'nina',
    email: 'nina@acme.test',
    name: 'Nina Newcomer',
    firstName: 'Nina',
    lastName: 'Newcomer',
    accessType: 'NEVER_SUBSCRIBED',
    trialExpiresAt: '',
    cookiePreferences: null,
  })
  await sync(nina)
  expect(await read('acme.test', 'nina')).toEqual(record)
})

test('stored fields of a member stay', async () => {
  const own = { name: 'Own Name', cookiePreferences: { functionalInsights: true }, fromTheFuture: [1] }
  await recordOf('acme.test', 'early').set(own)
  await sync(await newcomer('early', 'early@acme.test'))
  expect(await read('acme.test', 'early')).toMatchObject({
    ...own,
    id: 'early',
    accessType: 'NEVER_SUBSCRIBED',
  })
})

test('a group’s trial requires a verified e-mail', async () => {
  const gina = await newcomer('gina', 'Gina@Group.test')
  await sync(gina)
  const end = parseMember(await read('group.test', 'gina')).trialExpiresAt
  expect(Math.round((Date.parse(end) - Date.now()) / DAY)).toBe(30)

  const gus = await newcomer('gus', 'gus@group.test', false)
  await sync(gus)
  expect(parseMember(await read('group.test', 'gus')).trialExpiresAt).toBe('')
})

/** The person deletes their account and returns with a new one of the same address. */
async function returnAsNewAccount(client: Client, uid: string, email: string): Promise<string> {
  await client.call('deleteMyAccount', null)
  await sync(await newcomer(uid, email))
  return parseMember(await read('group.test', uid)).trialExpiresAt
}

test('a group’s trial is granted once, whatever account the person has', async () => {
  const first = await newcomer('gwen', 'gwen@group.test')
  await sync(first)
  const end = parseMember(await read('group.test', 'gwen')).trialExpiresAt
  expect(Date.parse(end)).toBeGreaterThan(Date.now())
  expect(await returnAsNewAccount(first, 'gwen-again', 'gwen@group.test')).toBe(end)

  const expired = 'domains/group.test/users/expired'
  const { trialExpiresAt } = parseMember((await firestore.doc(expired).get()).data())
  const eve = await openClient(cloud, 'expired@group.test')
  clients.push(eve)
  expect(await returnAsNewAccount(eve, 'expired-again', 'expired@group.test')).toBe(trialExpiresAt)
})

test('what is remembered of a trial names nobody', async () => {
  const trials = await firestore.collection('grantedTrials').get()
  expect(trials.size).toBeGreaterThan(0)
  for (const trial of trials.docs) {
    expect(trial.id).toMatch(/^[0-9a-f]{64}$/)
    expect(Object.keys(trial.data())).toEqual(['trialExpiresAt'])
  }
})

test('a seeded member is unchanged', async () => {
  const before = await read('acme.test', 'standard')
  const stella = await openClient(cloud, 'standard@acme.test')
  clients.push(stella)
  await sync(stella)
  expect(await read('acme.test', 'standard')).toEqual(before)
})

test('a call without a sign-in, or with the token of a deleted person, is refused', async () => {
  const nobody = await openClient(cloud, null)
  clients.push(nobody)
  await expect(sync(nobody)).rejects.toMatchObject({ code: 'functions/unauthenticated' })

  const project = 'demo-outcome-studio'
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: 'invented',
    email: 'invented@group.test',
    email_verified: true,
    auth_time: now,
    iat: now,
    exp: now + 600,
  }
  const forged = [{ alg: 'none' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  const response = await fetch(
    `http://localhost:${cloud.functionsPort}/${project}/us-west3/runSSOMigrationSync`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${forged.join('.')}.` },
      body: '{"data":null}',
    },
  )
  expect(response.status).toBe(401)
  expect(await read('group.test', 'invented')).toEqual({})
})
