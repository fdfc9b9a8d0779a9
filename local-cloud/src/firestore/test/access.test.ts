import { assertFails, initializeTestEnvironment } from '@firebase/rules-unit-testing'
import { deleteApp, initializeApp } from 'firebase/app'
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getFirestore,
  onSnapshot,
  setDoc,
  setLogLevel,
} from 'firebase/firestore'
import { denyAll } from './denyAll.ts'
import { rest } from './rest.ts'
import { startTestServer, TEST_PROJECT, TEST_ROOT, type TestServer } from './startTestServer.ts'

setLogLevel('silent')

const OWNER = { authorization: 'Bearer owner' }
const NAME = `${TEST_ROOT}/a/1`
const structuredQuery = { from: [{ collectionId: 'a' }] }

let server: TestServer
let policies: ReturnType<typeof denyAll>

beforeEach(async () => {
  policies = denyAll()
  server = await startTestServer(policies)
})
afterEach(() => server.close())

describe('access', () => {
  test.each([
    ['GET', '/a/1', undefined, 'get'],
    ['POST', ':batchGet', { documents: [NAME] }, 'get'],
    ['GET', '/a', undefined, 'list'],
    ['POST', ':runQuery', { structuredQuery }, 'list'],
    [
      'POST',
      ':runAggregationQuery',
      { structuredAggregationQuery: { structuredQuery, aggregations: [{ count: {} }] } },
      'list',
    ],
    ['PATCH', '/a/1', { fields: {} }, 'write'],
    ['POST', '/a?documentId=2', { fields: {} }, 'write'],
    ['DELETE', '/a/1', undefined, 'write'],
    ['POST', ':commit', { writes: [{ update: { name: NAME } }] }, 'write'],
    ['POST', ':commit', { writes: [{ delete: `${TEST_ROOT}/a/none` }] }, 'write'],
  ])('%s %s is checked by the rules', async (method, path, body, what) => {
    await rest('PATCH', `${server.url}/a/1`, { fields: {} }, OWNER)
    expect(await rest(method, server.url + path, body)).toMatchObject({
      status: 403,
      body: { error: { code: 403, status: 'PERMISSION_DENIED', message: `No ${what}.` } },
    })
    expect(policies.requested).toEqual([what])
    expect((await rest('GET', `${server.url}/a`, undefined, OWNER)).body).toMatchObject({
      documents: [{ name: NAME, fields: {} }],
    })
  })

  test('checks each write of a BatchWrite separately', async () => {
    const writes = [{ update: { name: NAME } }, { delete: `${TEST_ROOT}/a/2` }]
    const { body } = await rest('POST', `${server.url}:batchWrite`, { writes })
    expect(body).toMatchObject({ status: [{ code: 7 }, { code: 7 }] })
    expect(policies.requested).toEqual(['write', 'write'])
  })

  test('lists collections for the owner only', async () => {
    await rest('PATCH', `${server.url}/a/1`, { fields: {} }, OWNER)
    expect(await rest('POST', `${server.url}:listCollectionIds`, {})).toMatchObject({ status: 403 })
    expect(await rest('POST', `${server.url}:listCollectionIds`, {}, OWNER)).toMatchObject({
      status: 200,
      body: { collectionIds: ['a'] },
    })
  })

  test('rejects a malformed token', async () => {
    const answer = await rest('GET', `${server.url}/a/1`, undefined, { authorization: 'Bearer broken' })
    expect(answer).toMatchObject({ status: 401, body: { error: { status: 'UNAUTHENTICATED' } } })
  })

  test('rejects names of another database in a request that its rules allowed', async () => {
    const writes = [{ update: { name: 'projects/other/databases/(default)/documents/a/1' } }]
    expect(await rest('POST', `${server.url}:commit`, { writes }, OWNER)).toMatchObject({ status: 400 })
  })

  test('rejects listeners and writes of the web SDK and continues', async () => {
    const app = initializeApp({ projectId: TEST_PROJECT, apiKey: 'none' }, 'refused')
    const db = getFirestore(app)
    connectFirestoreEmulator(db, '127.0.0.1', server.port)
    await expect(setDoc(doc(db, 'a/1'), {})).rejects.toMatchObject({ code: 'permission-denied' })
    for (const listen of [
      (failed: (error: unknown) => void) => onSnapshot(doc(db, 'a/1'), () => {}, failed),
      (failed: (error: unknown) => void) => onSnapshot(collection(db, 'a'), () => {}, failed),
    ])
      expect(await new Promise(listen)).toMatchObject({ code: 'permission-denied' })
    await deleteApp(app)
  })
})

describe('the emulator’s own endpoints', () => {
  const rulesUrl = (): string =>
    `http://127.0.0.1:${server.port}/emulator/v1/projects/${TEST_PROJECT}:securityRules`

  test('set the rules of a project or return the position of an error', async () => {
    const put = (content: string) => rest('PUT', rulesUrl(), { rules: { files: [{ content }] } })
    expect(await put('good')).toMatchObject({ status: 200 })
    expect(policies.rules.get(TEST_PROJECT)).toBe('good')
    expect(await put('oops')).toMatchObject({
      status: 400,
      body: { issues: [{ sourcePosition: { line: 2, column: 5 }, severity: 'ERROR' }] },
    })
    expect(policies.rules.get(TEST_PROJECT)).toBe('good')
    expect(await rest('PUT', rulesUrl(), {})).toMatchObject({ status: 400 })
  })

  test('support @firebase/rules-unit-testing unmodified', async () => {
    const environment = await initializeTestEnvironment({
      projectId: 'demo-rules',
      firestore: { host: '127.0.0.1', port: server.port, rules: 'good' },
    })
    expect(policies.rules.get('demo-rules')).toBe('good')
    await assertFails(setDoc(doc(environment.authenticatedContext('ann').firestore(), 'a/1'), {}))
    await environment.withSecurityRulesDisabled(async (context) => {
      await context.firestore().doc('a/1').set({ n: 1 })
      expect((await context.firestore().doc('a/1').get()).data()).toEqual({ n: 1 })
    })
    await environment.clearFirestore()
    await environment.withSecurityRulesDisabled(async (context) => {
      expect((await context.firestore().doc('a/1').get()).exists).toBe(false)
    })
    await environment.cleanup()
  })
})
