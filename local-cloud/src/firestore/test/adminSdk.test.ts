import { type App, deleteApp, initializeApp } from 'firebase-admin/app'
import { FieldValue, Filter, type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore'
import { until } from '../../test/until.ts'
import { startTestServer, TEST_PROJECT, type TestServer } from './startTestServer.ts'

let server: TestServer
let app: App
let db: Firestore

beforeAll(async () => {
  server = await startTestServer()
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${server.port}`
  process.env.METADATA_SERVER_DETECTION = 'none'
  app = initializeApp({ projectId: TEST_PROJECT })
  db = getFirestore(app)
})
beforeEach(async () => {
  await fetch(
    `http://127.0.0.1:${server.port}/emulator/v1/projects/${TEST_PROJECT}/databases/(default)/documents`,
    {
      method: 'DELETE',
    },
  )
})
afterAll(async () => {
  await db.terminate()
  await deleteApp(app)
  await server.close()
  expect(server.log).toEqual([])
})

const ids = (documents: readonly { readonly id: string }[]) => documents.map(({ id }) => id)

describe('firebase-admin', () => {
  test('stores and returns every type of value', async () => {
    const value = {
      text: 'ä😀',
      whole: 7,
      broken: 1.5,
      nan: Number.NaN,
      nothing: null,
      yes: true,
      bytes: Buffer.from([0, 255]),
      list: [1, { deep: ['x'] }],
      at: Timestamp.fromMillis(1_700_000_000_123),
      vector: FieldValue.vector([1, 2]),
      readTime: 'a name of the protocol',
    }
    await db.doc('values/1').set(value)
    const read = (await db.doc('values/1').get()).data()
    expect(read).toMatchObject({ ...value, vector: expect.anything() })
    expect(read?.vector.toArray()).toEqual([1, 2])
  })

  test('creates, updates and rejects like production', async () => {
    const document = db.doc('a/1')
    await document.create({ n: 1 })
    await expect(document.create({ n: 2 })).rejects.toMatchObject({ code: 6 })
    await expect(db.doc('a/2').update({ n: 2 })).rejects.toMatchObject({ code: 5 })
    const { updateTime } = await document.get()
    await document.update({ n: 2 }, { lastUpdateTime: updateTime ?? Timestamp.now() })
    await expect(
      document.update({ n: 3 }, { lastUpdateTime: updateTime ?? Timestamp.now() }),
    ).rejects.toMatchObject({
      code: 9,
    })
    await expect(db.doc('a/big').set({ text: 'x'.repeat(1_100_000) })).rejects.toMatchObject({ code: 3 })
  })

  test('queries, selects and aggregates', async () => {
    const people = db.collection('people')
    for (const [id, age] of Object.entries({ ann: 30, bob: 20, cid: 40 }))
      await people.doc(id).set({ age, id })
    expect(ids((await people.where('age', '>=', 30).orderBy('age', 'desc').get()).docs)).toEqual([
      'cid',
      'ann',
    ])
    expect(ids((await people.orderBy('age').limitToLast(2).get()).docs)).toEqual(['ann', 'cid'])
    const either = Filter.or(Filter.where('age', '==', 20), Filter.where('id', 'in', ['cid']))
    expect(ids((await people.where(either).get()).docs)).toEqual(['bob', 'cid'])
    expect((await people.select('id').get()).docs.map((each) => each.data())).toEqual([
      { id: 'ann' },
      { id: 'bob' },
      { id: 'cid' },
    ])
    expect((await people.count().get()).data()).toEqual({ count: 3 })
    const all = await db.getAll(people.doc('ann'), people.doc('none'))
    expect(all.map((each) => each.exists)).toEqual([true, false])
  })

  test('lists collections and documents, including missing ones', async () => {
    await db.doc('a/1/b/2').set({})
    await db.doc('a/3').set({})
    await db.doc('c/4').set({})
    expect(ids(await db.listCollections())).toEqual(['a', 'c'])
    expect(ids(await db.doc('a/1').listCollections())).toEqual(['b'])
    expect(ids(await db.collection('a').listDocuments())).toEqual(['1', '3'])
  })

  test('deletes a document tree and writes in bulk', async () => {
    const writer = db.bulkWriter()
    for (let index = 0; index < 60; index++) void writer.set(db.doc(`tree/t/leaves/${index}`), { index })
    await writer.close()
    expect((await db.collectionGroup('leaves').count().get()).data().count).toBe(60)
    await db.recursiveDelete(db.collection('tree'))
    expect((await db.collectionGroup('leaves').get()).size).toBe(0)
  })

  test('rejects partitions of a query, which it does not implement', async () => {
    const partitions = async () => {
      for await (const _partition of db.collectionGroup('a').getPartitions(2));
    }
    await expect(partitions()).rejects.toMatchObject({ code: 12 })
  })

  test('retries colliding transactions until each has incremented', async () => {
    const counter = db.doc('counters/c')
    const add = () =>
      db.runTransaction(
        async (transaction) => {
          const n: number = (await transaction.get(counter)).get('n') ?? 0
          transaction.set(counter, { n: n + 1 })
        },
        { maxAttempts: 20 },
      )
    await Promise.all(Array.from({ length: 5 }, add))
    expect((await counter.get()).data()).toEqual({ n: 5 })
  })

  test('notifies listeners', async () => {
    const seen: unknown[] = []
    const release = db
      .collection('live')
      .onSnapshot((snapshot) => seen.push(snapshot.docs.map((each) => each.data())))
    await until(() => seen.length === 1)
    await db.doc('live/1').set({ n: 1 })
    await until(() => seen.length === 2)
    await db.doc('live/1').delete()
    await until(() => seen.length === 3)
    expect(seen).toEqual([[], [{ n: 1 }], []])
    release()
    // One more round trip, so that the end of the stream arrives before the client closes.
    await db.doc('live/1').get()
  })
})
