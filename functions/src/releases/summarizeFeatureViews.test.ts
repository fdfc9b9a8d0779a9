import {
  summarizeFeatureViews as definition,
  type VIEW_HOURS,
} from '@outcome-studio/shared/callables/summarizeFeatureViews'
import { ANALYTICS_PATH } from '@outcome-studio/shared/domain/paths'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore'
import { type LocalCloud, startLocalCloud } from '../../../tools/build/jest/localCloud.ts'
import { openClient } from '../test/openClient.ts'
import { readViews } from './readViews.ts'

const HOUR = 60 * 60 * 1_000

let cloud: LocalCloud
let app: ReturnType<typeof initializeApp>
let firestore: Firestore
const now = Date.now()

beforeAll(async () => {
  cloud = await startLocalCloud()
  process.env.FIRESTORE_EMULATOR_HOST = `localhost:${cloud.firestorePort}`
  app = initializeApp({ projectId: 'demo-outcome-studio' }, 'views')
  firestore = getFirestore(app)
  const mounted = { feature: 'mfe-sia', version: '1a', milliseconds: 240 }
  await Promise.all([
    store('feature_mounted', mounted, 1),
    store('feature_mounted', mounted, 30),
    store('feature_failed', { feature: 'mfe-sia', version: '2b', kind: 'crashed', mounted: false }, 2),
    // What a member may write, too.
    store('feature_mounted', { feature: '../x', version: '1a', milliseconds: 1 }, 3),
    store('feature_mounted', { ...mounted, milliseconds: -5 }, 3),
    store('page_view', { route: '/sia' }, 3),
  ])
})
afterAll(async () => {
  await deleteApp(app)
  await cloud.release()
})

let stored = 0
async function store(event: string, parameters: object, hoursAgo: number) {
  const timestamp = Timestamp.fromMillis(now - hoursAgo * HOUR)
  stored += 1
  const record = { event, event_params: parameters, uid: 'ada', email: 'ada@acme.test', timestamp }
  await firestore.doc(`${ANALYTICS_PATH}/ada.${stored}`).set(record)
}

async function call(email: string | null, input: unknown): Promise<unknown> {
  const client = await openClient(cloud, email)
  try {
    return await client.call(definition.name, input)
  } finally {
    await client.release()
  }
}

test.each<[(typeof VIEW_HOURS)[number], object]>([
  [
    24,
    {
      versions: [
        { version: '1a', views: 1, errors: 0, mountP75: 240 },
        { version: '2b', errors: 1 },
      ],
    },
  ],
  [
    168,
    {
      versions: [
        { version: '1a', views: 2, errors: 0, members: 1 },
        { version: '2b', views: 1 },
      ],
    },
  ],
])('a tools admin sees the last %s hours, without malformed records', async (hours, sia) => {
  const answer = await call('tools@acme.test', { hours })
  expect(answer).toMatchObject({ isCut: false, features: [{ feature: 'mfe-sia', ...sia }] })
  expect(JSON.stringify(answer)).not.toContain('ada')
})

test.each<[string, string | null, unknown, string]>([
  ['an admin of an organization', 'admin@acme.test', { hours: 24 }, 'functions/permission-denied'],
  ['a member', 'standard@acme.test', { hours: 24 }, 'functions/permission-denied'],
  ['a visitor', null, { hours: 24 }, 'functions/unauthenticated'],
  ['any other period', 'tools@acme.test', { hours: 1_000 }, 'functions/invalid-argument'],
])('%s is refused', async (_who, email, input, code) => {
  await expect(call(email, input)).rejects.toMatchObject({ code })
})

test('reads are bounded, from the latest on', async () => {
  const { records, since, isCut } = await readViews(firestore, { since: new Date(0), most: 2 })
  expect(records.map(({ version }) => version)).toEqual(['1a', '2b'])
  expect([isCut, since.getTime()]).toEqual([true, now - 2 * HOUR])
})
