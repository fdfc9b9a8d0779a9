import { gunzipSync } from 'node:zlib'
import { TIDIED_VERSIONS_PATH } from '@outcome-studio/shared/domain/paths'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { openServer, type TestServer } from '../../test/openServer.ts'
import { storageUseOf } from '../storageUseOf.ts'
import { packOldVersions } from './packOldVersions.ts'
import { recountVersions } from './recountVersions.ts'
import { thinOldVersions } from './thinOldVersions.ts'

const NOW = new Date('2026-03-20T04:00:00.000Z')
const CONTENT = { jtbd: { uuid: 'lunch', userInput: 'Prepare lunch '.repeat(50) }, jobSteps: [] }

let server: TestServer
let firestore: Firestore

beforeAll(async () => {
  server = await openServer()
  firestore = server.firestore
})
beforeEach(async () => {
  await firestore.doc(TIDIED_VERSIONS_PATH).delete()
})
afterEach(async () => {
  await firestore.recursiveDelete(firestore.doc('domains/tidy.test'))
})
afterAll(async () => {
  await server.release()
})

const savesOf = (uid: string, versions = 'studyVersions') =>
  firestore.collection(`domains/tidy.test/users/${uid}/${versions}/lunch/saves`)

/** Stores versions saved at these times; an asterisk gives one a name. Returns their collection. */
async function store(uid: string, times: readonly string[], versions?: string, content: object = CONTENT) {
  const saves = savesOf(uid, versions)
  for (const [index, each] of times.entries()) {
    const [time = '', name] = each.split('*')
    const revision = index + 1
    const version = { docName: 'Lunch', revision, savedAt: `2026-${time}.000Z`, counts: {}, content }
    await saves.doc(String(revision)).set(name === undefined ? version : { ...version, name })
  }
  return saves
}
const revisionsIn = async (saves: FirebaseFirestore.CollectionReference) =>
  (await saves.orderBy('revision').get()).docs.map(({ id }) => Number(id))
const always = () => true
const pages = (count: number) => {
  let left = count
  return () => left-- > 0
}
const bytesOf = async (uid: string) => storageUseOf((await firestore.doc(`usage/${uid}`).get()).data()).bytes

test.each(['studyVersions', 'needsVersions'])(
  'of each day more than a week ago, the last version in %s stays, and those with a name',
  async (versions) => {
    const saves = await store(
      'ann',
      [
        '03-11T08:00:00',
        '03-11T09:00:00*Before the interviews',
        '03-11T23:59:59',
        '03-12T00:00:00',
        '03-12T12:00:00*',
        '03-13T08:00:00',
        '03-13T09:00:00',
      ],
      versions,
    )
    const other = await store('bob', ['03-11T10:00:00'], versions)
    await thinOldVersions(firestore, NOW, always)
    expect(await revisionsIn(saves)).toEqual([2, 3, 5, 6, 7])
    expect(await revisionsIn(other)).toEqual([1])
    await thinOldVersions(firestore, NOW, always)
    expect(await revisionsIn(saves)).toEqual([2, 3, 5, 6, 7])
    await thinOldVersions(firestore, new Date('2026-03-21T00:00:00.000Z'), always)
    expect(await revisionsIn(saves)).toEqual([2, 3, 5, 7])
  },
)

test('the version of the highest revision stays, whatever a wrong clock has written', async () => {
  const saves = await store('ann', ['03-01T12:00:00', '03-01T11:00:00', '03-01T10:00:00'])
  await thinOldVersions(firestore, NOW, always)
  expect(await revisionsIn(saves)).toEqual([3])
})

test('versions older than a day are compressed, and nothing else of them changes', async () => {
  const saves = await store('ann', ['03-18T08:00:00*Draft', '03-19T03:59:59', '03-19T04:00:01'])
  await packOldVersions(firestore, NOW, always)
  const [named, second, recent] = (await saves.orderBy('revision').get()).docs.map((each) => each.data())
  expect(recent).toMatchObject({ content: CONTENT })
  for (const each of [named, second]) {
    expect(each).not.toHaveProperty('content')
    expect(JSON.parse(gunzipSync(each?.packedContent).toString())).toEqual(CONTENT)
  }
  expect(named).toMatchObject({ docName: 'Lunch', revision: 1, counts: {}, name: 'Draft' })
  await packOldVersions(firestore, new Date('2026-03-21T04:00:00.000Z'), always)
  expect((await saves.doc('3').get()).data()).not.toHaveProperty('content')
})

test('content that JSON would change is not compressed', async () => {
  const content = { ...CONTENT, jtbd: { ...CONTENT.jtbd, at: Timestamp.fromMillis(1_000) } }
  const saves = await store('ann', ['03-01T08:00:00'], undefined, content)
  await packOldVersions(firestore, NOW, always)
  expect((await saves.doc('1').get()).get('content')).toEqual(content)
})

test('a call continues after the page that the last one ended with', async () => {
  const times = Array.from({ length: 30 }, (_, index) => `03-${String(index % 9).padStart(2, '0')}T08:00:00`)
  const saves = await store('ann', times)
  const plain = async () =>
    (await saves.get()).docs.filter((each) => each.get('content') !== undefined).length
  await packOldVersions(firestore, NOW, pages(1))
  expect(await plain()).toBe(5)
  await packOldVersions(firestore, NOW, pages(1))
  expect(await plain()).toBe(0)
})

test('the count of storage follows', async () => {
  const saves = await store('counted', ['03-01T08:00:00', '03-01T09:00:00', '03-02T09:00:00'])
  await recountVersions(
    ['1', '2', '3'].map((id) => saves.doc(id)),
    firestore,
  )
  const before = await bytesOf('counted')
  await thinOldVersions(firestore, NOW, always)
  expect(await bytesOf('counted')).toBe(Math.round((before * 2) / 3))
  await packOldVersions(firestore, NOW, always)
  const stored = (await saves.get()).docs.map((each) => each.get('packedContent').byteLength)
  const ofContent = stored.reduce((sum, each) => sum + each, 0)
  expect(await bytesOf('counted')).toBeGreaterThan(ofContent)
  expect(await bytesOf('counted')).toBeLessThan(ofContent + 2 * 300)
})
