import { deleteApp, initializeApp } from 'firebase/app'
import { collection, connectFirestoreEmulator, getDocs, getFirestore, onSnapshot } from 'firebase/firestore'
import { until } from '../../test/until.ts'
import type { AccessPolicies, AccessPolicy, DocumentReader } from '../schema/contract.ts'
import { rest } from '../test/rest.ts'
import { startTestServer, TEST_PROJECT, TEST_ROOT, type TestServer } from '../test/startTestServer.ts'

const OWNER = { authorization: 'Bearer owner' }
const OTHER = `${TEST_ROOT}/rights/1`
const structuredQuery = { from: [{ collectionId: 'a' }] }
const NOTHING = { reads: 0, rulesReads: 0, writes: 0, deletes: 0 }

/** Rules that read one other document for each request of a member. */
const readingOther = (): AccessPolicies => {
  const look = (reader: DocumentReader) => void reader.get(OTHER)
  const policy: AccessPolicy = {
    get: (name, reader) => {
      reader.get(name)
      look(reader)
    },
    list: (_parent, _query, reader) => look(reader),
    write: (_writes, reader, after) => {
      look(reader)
      look(after)
    },
  }
  return {
    forCaller: (_project, authorization) => (authorization === OWNER.authorization ? null : policy),
    setRules: () => {},
    coverage: () => ({ rules: { files: [{ name: '', content: '' }] }, report: [] }),
  }
}

let server: TestServer
beforeEach(async () => {
  server = await startTestServer(readingOther())
  for (const id of ['1', '2', '3']) await rest('PATCH', `${server.url}/a/${id}`, { fields: {} }, OWNER)
})
afterEach(() => server.close())

const usage = async () => (await rest('GET', `http://127.0.0.1:${server.port}/emulator/v1/usage`)).body

test.each([
  ['a document', 'GET', '/a/1', undefined, { reads: 1, rulesReads: 1 }],
  ['a missing document', 'GET', '/a/none', undefined, { reads: 1, rulesReads: 1 }],
  ['a list', 'GET', '/a', undefined, { reads: 3, rulesReads: 1 }],
  ['an empty list', 'GET', '/none', undefined, { reads: 1, rulesReads: 1 }],
  [
    'documents by name',
    'POST',
    ':batchGet',
    { documents: [`${TEST_ROOT}/a/1`, `${TEST_ROOT}/a/none`] },
    { reads: 2, rulesReads: 2 },
  ],
  ['a query', 'POST', ':runQuery', { structuredQuery }, { reads: 3, rulesReads: 1 }],
  [
    'a count',
    'POST',
    ':runAggregationQuery',
    { structuredAggregationQuery: { structuredQuery, aggregations: [{ count: {} }] } },
    { reads: 1, rulesReads: 1 },
  ],
  [
    'a commit',
    'POST',
    ':commit',
    { writes: [{ update: { name: `${TEST_ROOT}/a/1` } }, { delete: `${TEST_ROOT}/a/2` }] },
    { writes: 1, deletes: 1, rulesReads: 1 },
  ],
])('%s costs what Firestore charges', async (_what, method, path, body, expected) => {
  await rest(method, server.url + path, body)
  expect(await usage()).toEqual({
    members: { ...NOTHING, ...expected },
    owner: { ...NOTHING, writes: 3 },
  })
})

test('a listener costs its documents, their changes, and one read if it finds nothing', async () => {
  const app = initializeApp({ projectId: TEST_PROJECT, apiKey: 'none' }, 'usage')
  try {
    const firestore = getFirestore(app)
    connectFirestoreEmulator(firestore, '127.0.0.1', server.port)
    const sizes: number[] = []
    const release = onSnapshot(collection(firestore, 'a'), ({ size }) => sizes.push(size))
    await until(() => sizes.includes(3))
    await rest('PATCH', `${server.url}/a/4`, { fields: {} }, OWNER)
    await until(() => sizes.includes(4))
    expect(await getDocs(collection(firestore, 'none'))).toMatchObject({ size: 0 })
    expect(await usage()).toMatchObject({ members: { reads: 5, rulesReads: 2 }, owner: { writes: 4 } })
    release()
  } finally {
    await deleteApp(app)
  }
})
