import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { hasAccess, parseMember } from '@outcome-studio/shared/domain/member'
import { parseNeeds, parseNeedsHeader } from '@outcome-studio/shared/domain/needs'
import { parseStudy, parseStudyHeader } from '@outcome-studio/shared/domain/study'
import { type App, deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { Browser } from '../../../local-cloud/src/identity/test/Browser.ts'
import { authorizeUrl, exchange, verifiedClaims } from '../../../local-cloud/src/identity/test/codeFlow.ts'
import { type SharedCloud, sharedLocalCloud } from '../../build/jest/localCloud.ts'
import { SEED_PASSWORD } from './people/SEED_PASSWORD.ts'
import { seedPeople } from './people/seedPeople.ts'
import type { SeedTarget } from './rest/SeedTarget.ts'
import { seed } from './seed.ts'

const GARDEN = 'domains/acme.test/users/standard/triangularis/Community garden season'
const NOW = new Date('2026-03-01T12:00:00Z')
const YEAR_LATER = new Date('2027-03-01T12:00:00Z')

let cloud: SharedCloud
let app: App
let firestore: Firestore
let target: SeedTarget
let project = 0

beforeAll(async () => {
  cloud = await sharedLocalCloud()
  process.env.FIRESTORE_EMULATOR_HOST = `localhost:${cloud.firestorePort}`
  process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(cloud.authUrl).host
})
afterAll(() => cloud.release())
// Every project id is an independent local cloud.
beforeEach(() => {
  project += 1
  const projectId = `demo-seed-${project}`
  target = {
    authUrl: cloud.authUrl,
    identityUrl: cloud.identityUrl,
    paymentsUrl: cloud.paymentsUrl,
    zoomUrl: cloud.zoomUrl,
    appUrl: 'http://localhost:3000',
    firestoreHost: `localhost:${cloud.firestorePort}`,
    projectId,
    now: NOW,
  }
  app = initializeApp({ projectId }, projectId)
  firestore = getFirestore(app)
})
afterEach(() => deleteApp(app))

const read = async (path: string) => (await firestore.doc(path).get()).data()
const member = async (email: string) => {
  const { uid } = await getAuth(app).getUserByEmail(email)
  return parseMember(await read(`domains/${email.split('@')[1]}/users/${uid}`))
}

test('each kind of member exists', async () => {
  await seed(target)
  const access: Record<string, boolean> = {}
  for (const { email } of seedPeople) access[email] = hasAccess(await member(email), NOW)
  expect(access).toEqual({
    'standard@acme.test': true,
    'trial@group.test': true,
    'expired@group.test': false,
    'never@solo.test': false,
    'admin@acme.test': true,
    'tools@acme.test': true,
    'new@solo.test': false,
    'monthly@solo.test': true,
  })
  expect(await member('new@solo.test')).toMatchObject({ name: '', cookiePreferences: null })
  expect(await member('standard@acme.test')).toMatchObject({ name: 'Stella Standard', isAdmin: false })
  expect(await member('admin@acme.test')).toMatchObject({ isAdmin: true })
  expect(await member('tools@acme.test')).toMatchObject({ globalConfig: { hasVCAccess: true } })
  expect(await member('monthly@solo.test')).toMatchObject({ globalConfig: { hasVCAccess: true } })
  const claims = (await getAuth(app).getUserByEmail('tools@acme.test')).customClaims
  expect(claims).toEqual({ liveEventsAdmin: true })
})

test('everybody can sign in at the identity provider with the documented password', async () => {
  const offset = Number(new URL(cloud.authUrl).port) - 9099
  const redirect_uri = `http://localhost:${3000 + offset}/__/auth/callback`
  const client = { client_id: 'outcome-studio-web', redirect_uri }
  for (const { uid, email } of seedPeople) {
    const browser = new Browser(cloud.identityUrl)
    await browser.open(authorizeUrl(client))
    const { location = '' } = await browser.submit({ email, password: SEED_PASSWORD })
    const code = new URL(location).searchParams.get('code') ?? ''
    const { body } = await exchange({ url: cloud.identityUrl }, { ...client, code })
    const claims = await verifiedClaims({ url: cloud.identityUrl }, body.id_token)
    expect(claims).toMatchObject({ sub: `seed|${uid}`, email, email_verified: true })
  }
})

test('the product can read the studies', async () => {
  await seed(target)
  const header = parseStudyHeader((await read(GARDEN))?.header)
  const study = parseStudy(await read(`${GARDEN}/data/jtbd`))
  expect(header).toMatchObject({ uuid: study.jtbd.uuid, counts: { jobSteps: 12, outcomeStatements: 120 } })
  const owned = await firestore.collectionGroup('triangularis').get()
  expect(owned.docs.map(({ id }) => id).sort()).toEqual([
    'Bicycle for the daily ride',
    'Community garden season',
    'Moving to another town',
  ])
})

test('the large map is stored as the product stores one', async () => {
  await seed(target)
  const path = 'domains/acme.test/users/tools/jtbd_needs/Community garden needs'
  const header = parseNeedsHeader((await read(path))?.header)
  const needs = parseNeeds(await read(`${path}/data/needs`))
  expect(header).toMatchObject({ uuid: needs.uuid, counts: { goals: 200, gaps: 2 } })
  const owned = await firestore.collectionGroup('jtbd_needs').get()
  expect(owned.docs.map(({ id }) => id).sort()).toEqual([
    'Community garden needs',
    'Meals on weekday evenings',
    'Moving house',
  ])
})

test('seeding again preserves changes, and renews an expired trial', async () => {
  await seed(target)
  await firestore.doc(GARDEN).delete()
  await firestore.doc('domains/acme.test/users/standard').update({ title: 'Gardener' })
  await seed({ ...target, now: YEAR_LATER })
  expect(await read(GARDEN)).toBeUndefined()
  expect(await member('standard@acme.test')).toMatchObject({ title: 'Gardener' })
  expect(hasAccess(await member('trial@group.test'), YEAR_LATER)).toBe(true)
  expect(hasAccess(await member('expired@group.test'), YEAR_LATER)).toBe(false)
})

test('a data folder from an earlier version gets the new people and nothing else', async () => {
  await seed(target)
  for (const uid of ['new', 'monthly']) await firestore.doc(`domains/solo.test/users/${uid}`).delete()
  await firestore.doc(GARDEN).delete()
  await firestore.doc('system/seed').set({ seededAt: NOW.toISOString() })
  await seed(target)
  expect(await member('monthly@solo.test')).toMatchObject({ name: 'Mona Monthly' })
  expect(await read('domains/solo.test/users/new')).toBeDefined()
  expect(await read(GARDEN)).toBeUndefined()
  await firestore.doc('domains/solo.test/users/new').delete()
  await seed(target)
  expect(await read('domains/solo.test/users/new')).toBeUndefined()
})

test('seeding again completes an aborted seeding', async () => {
  await expect(seed({ ...target, firestoreHost: 'localhost:1' })).rejects.toMatchObject({
    name: 'SeedError',
    message: expect.stringContaining('cannot be reached'),
  })
  expect(await read(GARDEN)).toBeUndefined()
  await seed(target)
  expect(await read(`${GARDEN}/data/jtbd`)).toBeDefined()
})

test('after a kill at any time, all documents exist or none', async () => {
  const offset = cloud.firestorePort - 8080
  const script = join(__dirname, 'main.ts')
  const parameters = [script, '--port-offset', String(offset), '--project', target.projectId]
  for (const milliseconds of [0, 120, 140, 160, 180, 200]) {
    const seeding = spawn(process.execPath, parameters)
    const timer = setTimeout(() => seeding.kill('SIGKILL'), milliseconds)
    await once(seeding, 'exit')
    clearTimeout(timer)
    const paths = ['system/seed', GARDEN, `${GARDEN}/data/jtbd`, 'domains/acme.test/users/tools']
    // In one transaction: the request of the killed process may be carried out between two reads.
    const documents = await firestore.runTransaction(
      (transaction) => transaction.getAll(...paths.map((path) => firestore.doc(path))),
      { readOnly: true },
    )
    expect(new Set(documents.map(({ exists }) => exists)).size).toBe(1)
  }
  await seed(target)
  expect(await read(GARDEN)).toBeDefined()
})
