import { readModelStatus } from '@outcome-studio/shared/callables/readModelStatus'
import { testModel } from '@outcome-studio/shared/callables/testModel'
import { MODEL_USE_PATH } from '@outcome-studio/shared/domain/paths'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { type LocalCloud, startLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { openModelUse, readModelUse } from '../../judge/modelUse.ts'
import { calling, inTurn, refusing } from '../../test/modelServer/modelScripts.ts'
import { type ModelServer, startModelServer } from '../../test/modelServer/startModelServer.ts'
import { openClient } from '../../test/openClient.ts'

const KEY = 'the-key-nobody-may-see'
const NOW = Date.parse('2026-06-02T10:00:00Z')
const WORKS = { calls: [calling('report', { works: true })] }

let server: ModelServer
let cloud: LocalCloud
let app: ReturnType<typeof initializeApp>

beforeAll(async () => {
  server = await startModelServer(inTurn(WORKS))
  cloud = await startLocalCloud({
    JUDGE_URL: server.url,
    JUDGE_MODEL: 'scripted',
    JUDGE_KIND: 'anthropic',
    JUDGE_KEY: KEY,
    SIA_ANSWERS_PER_DAY: '7',
  })
  process.env.FIRESTORE_EMULATOR_HOST = `localhost:${cloud.firestorePort}`
  app = initializeApp({ projectId: 'demo-outcome-studio' }, 'modelAdmin')
})
afterAll(async () => {
  await deleteApp(app)
  await cloud.release()
  await server.release()
})

async function answerTo(email: string | null, name: string): Promise<unknown> {
  const client = await openClient(cloud, email)
  try {
    return await client.call(name, null)
  } finally {
    await client.release()
  }
}

test.each([
  ['a tools admin', 'tools@acme.test', 'yes'],
  ['an admin of an organization', 'admin@acme.test', 'functions/permission-denied'],
  ['a member', 'standard@acme.test', 'functions/permission-denied'],
  ['a member without access', 'never@solo.test', 'functions/permission-denied'],
  ['nobody', null, 'functions/unauthenticated'],
])('%s', async (_who, email, expected) => {
  for (const name of ['readModelStatus', 'testModel']) {
    const code = await answerTo(email, name).then(
      () => 'yes',
      (error: unknown) => Reflect.get(Object(error), 'code'),
    )
    expect([name, code]).toEqual([name, expected])
  }
})

test('the settings are shown without the key', async () => {
  const answer = await answerTo('tools@acme.test', 'readModelStatus')
  const parsed = readModelStatus.output.safeParse(answer)
  const status = parsed.success ? parsed.data : null
  expect(status).toMatchObject({
    model: { kind: 'anthropic', address: server.url, name: 'scripted', hasKey: true, seconds: 40 },
    wrong: [],
    isModerated: false,
    limits: { coach: { member: 7, total: 20_000 }, judge: { member: 1_000 } },
  })
  expect(status?.days).toHaveLength(14)
  expect(JSON.stringify(answer)).not.toContain(KEY)
})

test('the connection is tested, without any text of members', async () => {
  server.follow(inTurn(WORKS))
  const works = testModel.output.safeParse(await answerTo('tools@acme.test', 'testModel'))
  expect(works).toMatchObject({
    success: true,
    data: { problem: null, callsTools: true, tokens: { input: 1, output: 1 } },
  })
  server.follow(inTurn({ text: 'It works.' }))
  expect(await answerTo('tools@acme.test', 'testModel')).toMatchObject({ problem: null, callsTools: false })
  server.follow(() => refusing(401))
  const refused = await answerTo('tools@acme.test', 'testModel')
  expect(refused).toMatchObject({ problem: 'keyRefused', detail: 'status 401' })
  expect(JSON.stringify(refused)).not.toContain(KEY)
})

test('use is counted by the day, with reasons and tokens, and read for the latest days', async () => {
  const firestore = getFirestore(app)
  const use = openModelUse(firestore, () => NOW)
  use.add('coach', { asked: 1, tokens: { input: 5, output: 0 }, without: { rateLimited: 1 } })
  use.add('coach', { asked: 1, tokens: { input: 100, output: 20 }, without: {} })
  use.add('judge', { asked: 3, tokens: { input: 7, output: 7 }, without: { rateLimited: 1, overloaded: 2 } })
  await use.stored()
  await firestore.doc(`${MODEL_USE_PATH}/2026-06-01`).set({ coach: { asked: 'many', without: 3 }, judge: 4 })
  const none = { asked: 0, input: 0, output: 0, without: [] }
  expect(await readModelUse(firestore, NOW, 3)).toEqual([
    {
      day: '2026-06-02',
      coach: { asked: 2, input: 105, output: 20, without: [{ reason: 'rateLimited', count: 1 }] },
      judge: {
        asked: 3,
        input: 7,
        output: 7,
        without: [
          { reason: 'overloaded', count: 2 },
          { reason: 'rateLimited', count: 1 },
        ],
      },
    },
    { day: '2026-06-01', coach: none, judge: none },
    { day: '2026-05-31', coach: none, judge: none },
  ])
})
