import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import {
  arrayUnion,
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  count,
  deleteDoc,
  disableNetwork,
  doc,
  enableNetwork,
  type Firestore,
  getAggregateFromServer,
  getDoc,
  getDocs,
  getFirestore,
  increment,
  limit,
  onSnapshot,
  or,
  orderBy,
  type Query,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  sum,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore'
import { until } from '../../test/until.ts'
import { startTestServer, TEST_PROJECT, type TestServer } from './startTestServer.ts'

// These tests provoke denied requests, for which the SDK logs warnings.
setLogLevel('silent')

let server: TestServer
const apps: FirebaseApp[] = []

function client(): Firestore {
  const app = initializeApp(
    { projectId: TEST_PROJECT, apiKey: 'none' },
    `app-${apps.length}-${Math.random()}`,
  )
  apps.push(app)
  const firestore = getFirestore(app)
  connectFirestoreEmulator(firestore, '127.0.0.1', server.port)
  return firestore
}

beforeEach(async () => {
  server = await startTestServer()
})
afterEach(async () => {
  await Promise.all(apps.splice(0).map(deleteApp))
  await server.close()
  expect(server.log).toEqual([])
})

/** Records the ids of each snapshot of a listener. */
function watchIds(source: Query) {
  const shown: { ids: string[]; settled: boolean } = { ids: [], settled: false }
  const release = onSnapshot(source, { includeMetadataChanges: true }, (snapshot) => {
    shown.ids = snapshot.docs.map((each) => each.id)
    shown.settled = !snapshot.metadata.fromCache && !snapshot.metadata.hasPendingWrites
  })
  return {
    shown,
    release,
    shows: (...ids: string[]) => until(() => shown.settled && shown.ids.join() === ids.join()),
  }
}

describe('the web SDK', () => {
  test('writes, reads and transforms', async () => {
    const db = client()
    const note = doc(db, 'notes/1')
    await setDoc(note, { text: 'one', n: 1, tags: ['a'], at: serverTimestamp() })
    await updateDoc(note, { n: increment(2), tags: arrayUnion('b'), 'deep.er': true })
    expect((await getDoc(note)).data()).toMatchObject({
      text: 'one',
      n: 3,
      tags: ['a', 'b'],
      deep: { er: true },
    })
    await deleteDoc(note)
    expect((await getDoc(note)).exists()).toBe(false)
    await expect(updateDoc(note, { n: 1 })).rejects.toMatchObject({ code: 'not-found' })
  })

  test('commits a batch atomically', async () => {
    const db = client()
    const batch = writeBatch(db)
    batch.set(doc(db, 'a/1'), { n: 1 })
    batch.update(doc(db, 'a/missing'), { n: 1 })
    await expect(batch.commit()).rejects.toMatchObject({ code: 'not-found' })
    expect((await getDocs(collection(db, 'a'))).size).toBe(0)
  })

  test('notifies listeners of other clients’ writes, in limited queries, or-queries and groups too', async () => {
    const [reader, writer] = [client(), client()]
    const people = collection(reader, 'people')
    const top = watchIds(query(people, orderBy('age', 'desc'), limit(2)))
    const some = watchIds(query(people, or(where('age', '==', 1), where('age', '>', 2))))
    const group = watchIds(collectionGroup(reader, 'people'))
    for (const age of [1, 2, 3]) await setDoc(doc(writer, `people/p${age}`), { age })
    await setDoc(doc(writer, 'teams/t/people/p4'), { age: 4 })
    await Promise.all([top.shows('p3', 'p2'), some.shows('p1', 'p3'), group.shows('p1', 'p2', 'p3', 'p4')])
    await deleteDoc(doc(writer, 'people/p3'))
    await Promise.all([top.shows('p2', 'p1'), some.shows('p1'), group.shows('p1', 'p2', 'p4')])
    for (const each of [top, some, group]) each.release()
  })

  test('updates a listener that was offline during changes, removals and deletions, over a restart', async () => {
    const [reader, writer] = [client(), client()]
    for (const id of ['a', 'b', 'c']) await setDoc(doc(writer, 'notes', id), { open: true })
    const open = watchIds(query(collection(reader, 'notes'), where('open', '==', true)))
    await open.shows('a', 'b', 'c')
    await disableNetwork(reader)
    await deleteDoc(doc(writer, 'notes/a'))
    await setDoc(doc(writer, 'notes/b'), { open: false })
    await setDoc(doc(writer, 'notes/d'), { open: true })
    await server.restart()
    await enableNetwork(reader)
    await open.shows('c', 'd')
    await setDoc(doc(writer, 'notes/e'), { open: true })
    await open.shows('c', 'd', 'e')
    open.release()
  })

  test('shows a restored snapshot to open listeners, and their next changes', async () => {
    const [reader, writer] = [client(), client()]
    for (const id of ['a', 'b', 'c']) await setDoc(doc(writer, 'notes', id), { open: true })
    const restore = server.snapshot()
    const notes = collection(reader, 'notes')
    const open = watchIds(query(notes, where('open', '==', true)))
    const first = watchIds(query(notes, orderBy('open'), limit(2)))
    const changed = doc(reader, 'notes/b')
    const release = onSnapshot(changed, () => {})
    await deleteDoc(doc(writer, 'notes/a'))
    await setDoc(doc(writer, 'notes/b'), { open: false })
    await setDoc(doc(writer, 'notes/d'), { open: true })
    await Promise.all([open.shows('c', 'd'), first.shows('b', 'c')])
    restore()
    await Promise.all([open.shows('a', 'b', 'c'), first.shows('a', 'b')])
    // From the listener's cache, in which an outdated version would have stayed.
    expect((await getDoc(changed)).data()).toEqual({ open: true })
    await setDoc(doc(writer, 'notes/e'), { open: true })
    await open.shows('a', 'b', 'c', 'e')
    for (const each of [open, first]) each.release()
    release()
  })

  test('updates a listener that was offline while a snapshot was restored', async () => {
    const [reader, writer] = [client(), client()]
    await setDoc(doc(writer, 'notes/a'), { open: true })
    const restore = server.snapshot()
    await setDoc(doc(writer, 'notes/b'), { open: true })
    const open = watchIds(query(collection(reader, 'notes'), where('open', '==', true)))
    await open.shows('a', 'b')
    await disableNetwork(reader)
    await deleteDoc(doc(writer, 'notes/a'))
    restore()
    await enableNetwork(reader)
    await open.shows('a')
    open.release()
  })

  test('counts correctly in transactions of several clients', async () => {
    const clients = [client(), client(), client()]
    await Promise.all(
      clients.map((db) =>
        runTransaction(
          db,
          async (transaction) => {
            const counter = doc(db, 'counters/c')
            const n = (await transaction.get(counter)).get('n') ?? 0
            transaction.set(counter, { n: n + 1 })
          },
          { maxAttempts: 20 },
        ),
      ),
    )
    const [db] = clients
    expect(db && (await getDoc(doc(db, 'counters/c'))).data()).toEqual({ n: 3 })
  })

  test('aggregates', async () => {
    const db = client()
    for (const n of [1, 2, 3]) await setDoc(doc(db, `n/${n}`), { n })
    const result = await getAggregateFromServer(query(collection(db, 'n'), where('n', '>', 1)), {
      all: count(),
      total: sum('n'),
    })
    expect(result.data()).toEqual({ all: 2, total: 5 })
  })
})
