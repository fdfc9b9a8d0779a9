import { createServer, type Server } from 'node:http'
import { type App, deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { type LocalCloud, startLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { type Client, openClient } from '../../test/openClient.ts'
import type { AffiliateProfile } from './sendProfile.ts'
import { syncProfile } from './syncProfile.ts'

const STELLA = { domain: 'acme.test', uid: 'standard' }

let service: Server
let status = 200
const received: unknown[] = []
let cloud: LocalCloud
let app: App
let firestore: Firestore
let stella: Client

beforeAll(async () => {
  service = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push(JSON.parse(Buffer.concat(chunks).toString()))
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => service.listen(0, 'localhost', resolve))
  const address = service.address()
  const port = typeof address === 'object' ? address?.port : 0
  cloud = await startLocalCloud({ AFFILIATE_URL: `http://localhost:${port}/`, AFFILIATE_KEY: 'key' })
  process.env.FIRESTORE_EMULATOR_HOST = `localhost:${cloud.firestorePort}`
  process.env.METADATA_SERVER_DETECTION = 'none'
  app = initializeApp({ projectId: 'demo-outcome-studio' })
  firestore = getFirestore(app)
  stella = await openClient(cloud, 'standard@acme.test')
})
afterAll(async () => {
  await stella.release()
  await deleteApp(app)
  await cloud.release()
  service.close()
})
beforeEach(async () => {
  received.length = 0
  status = 200
  await recordOf().update({ ...PROFILE, name: 'Stella S', affSvcSynced: false })
})

const PROFILE: AffiliateProfile = {
  email: 'standard@acme.test',
  firstName: 'Stella',
  lastName: 'S',
  title: 'Lead',
  organization: 'Acme',
}
const recordOf = () => firestore.doc(`domains/${STELLA.domain}/users/${STELLA.uid}`)
const sync = () => stella.call('syncAffiliateServices', null)
const isSynced = async (): Promise<unknown> => (await recordOf().get()).get('affSvcSynced')

test('a complete profile is sent once', async () => {
  await sync()
  await sync()
  expect(received).toEqual([PROFILE])
  expect(await isSynced()).toBe(true)
})

test('a profile without a name is not sent', async () => {
  await recordOf().update({ name: '', firstName: '' })
  await sync()
  expect(received).toEqual([])
  expect(await isSynced()).toBe(false)
})

test('a failure is reported and logged without personal data, and the next call sends again', async () => {
  status = 503
  await expect(sync()).rejects.toMatchObject({ code: 'functions/unavailable' })
  expect(await isSynced()).toBe(false)
  expect(cloud.output()).toContain('A profile was not sent to the affiliate service.')
  expect(cloud.output()).not.toContain(PROFILE.email)
  status = 200
  await sync()
  expect(await isSynced()).toBe(true)
})

test('a profile that changes while it is sent is sent again, and the change stays', async () => {
  const sent: AffiliateProfile[] = []
  await syncProfile(STELLA, firestore, async (profile) => {
    sent.push(profile)
    if (sent.length === 1) await recordOf().update({ title: 'Chief' })
  })
  expect(sent.map(({ title }) => title)).toEqual(['Lead', 'Chief'])
  expect((await recordOf().get()).data()).toMatchObject({ title: 'Chief', affSvcSynced: true })
})

test('a profile that keeps changing stays unsent, for the next call', async () => {
  let count = 0
  await syncProfile(STELLA, firestore, async () => {
    count += 1
    await recordOf().update({ title: `Title ${count}` })
  })
  expect(count).toBe(3)
  expect(await isSynced()).toBe(false)
})

test('a record that was deleted meanwhile stays deleted', async () => {
  const stored = (await recordOf().get()).data() ?? {}
  await syncProfile(STELLA, firestore, async () => {
    await recordOf().delete()
  })
  expect((await recordOf().get()).exists).toBe(false)
  await recordOf().set(stored)
})
