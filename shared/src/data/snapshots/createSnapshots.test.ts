/** @jest-environment ./tools/build/jest/BrowserEnvironment.js */
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import type { Session } from '../session/Session.ts'
import { markSignOut } from '../session/signOutMark.ts'
import { settled } from '../session/stored/settled.ts'
import { LONGEST_AGE } from './LONGEST_AGE.ts'
import { openTestPage, steps, storedNames, TEXT, untilStored } from './testing/openTestPage.ts'
import './writeSnapshots.ts'

const OUT: Session = { state: 'signedOut' }

let indexedDB: IDBFactory
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] })
  indexedDB = new IDBFactory()
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
  localStorage.clear()
})

/** Replaces the stored record of a text. */
async function put(record: unknown): Promise<void> {
  const database = await settled(indexedDB.open('outcome-studio:snapshots'))
  await settled(
    database.transaction('snapshots', 'readwrite').objectStore('snapshots').put(record, TEXT.name),
  )
  database.close()
}

/** Creates the database as another version of the product. */
async function create(version: number): Promise<void> {
  const opening = indexedDB.open('outcome-studio:snapshots', version)
  opening.onupgradeneeded = () => opening.result.createObjectStore('snapshots')
  ;(await settled(opening)).close()
  // No name is stored but this one.
  await put({ uid: 'ann', savedAt: 0, text: '"later"' })
}

test('an answer is stored, and a page that opens later reads it', async () => {
  const page = openTestPage(indexedDB, 'ann')
  page.snapshots.write('ann', TEXT.name, 'hello')
  await untilStored()
  const later = openTestPage(indexedDB, 'ann')
  expect(await later.snapshots.read('ann', TEXT)).toEqual({ value: 'hello', savedAt: page.time.now })
  expect(await later.snapshots.read('bob', TEXT)).toBeNull()
})

test('answers are collected for one write, and the last one of a name counts', async () => {
  const page = openTestPage(indexedDB, 'ann')
  const open = jest.spyOn(indexedDB, 'open')
  for (const value of ['a', 'b', 'c']) page.snapshots.write('ann', TEXT.name, value)
  page.snapshots.write('ann', 'another', 'd')
  await untilStored()
  expect(open).toHaveBeenCalledTimes(1)
  expect(await page.snapshots.read('ann', TEXT)).toMatchObject({ value: 'c' })
  page.snapshots.write('ann', TEXT.name, null)
  await untilStored()
  expect(await storedNames(indexedDB)).toEqual(['', 'another'])
})

test('a snapshot that is too old, malformed or of another form is none', async () => {
  const page = openTestPage(indexedDB, 'ann')
  page.snapshots.write('ann', TEXT.name, 'hello')
  await untilStored()
  const refuse = () => {
    throw new TypeError('malformed')
  }
  expect(await page.snapshots.read('ann', { name: TEXT.name, parse: refuse })).toBeNull()
  expect(await page.snapshots.read('ann', { name: TEXT.name, parse: () => null })).toBeNull()
  page.time.now += LONGEST_AGE
  expect(await page.snapshots.read('ann', TEXT)).not.toBeNull()
  page.time.now += 1
  expect(await page.snapshots.read('ann', TEXT)).toBeNull()
})

test.each<[string, unknown]>([
  ['no text', { uid: 'ann', savedAt: 1 }],
  ['no JSON', { uid: 'ann', savedAt: 1, text: '{' }],
  ['no time', { uid: 'ann', text: '"hello"' }],
  ['a text', 'hello'],
])('a record with %s is none', async (_what, record) => {
  const page = openTestPage(indexedDB, 'ann')
  page.snapshots.write('ann', TEXT.name, 'hello')
  await untilStored()
  await put(record)
  expect(await page.snapshots.read('ann', TEXT)).toBeNull()
})

test('a sign-out erases everything, also what was about to be stored', async () => {
  const page = openTestPage(indexedDB, 'ann')
  page.snapshots.write('ann', TEXT.name, 'hello')
  await untilStored()
  page.snapshots.write('ann', 'another', 'pending')
  page.become(OUT)
  await untilStored()
  expect(await storedNames(indexedDB)).toEqual([])
  page.snapshots.write('ann', TEXT.name, 'late')
  await untilStored()
  expect(await storedNames(indexedDB)).toEqual([])
})

test('a tab that does not know of a sign-out in another tab stores nothing more', async () => {
  const [stale, page] = [openTestPage(indexedDB, 'ann'), openTestPage(indexedDB, 'ann')]
  stale.snapshots.write('ann', TEXT.name, 'hello')
  await untilStored()
  await page.snapshots.erase()
  stale.snapshots.write('ann', TEXT.name, 'late')
  await untilStored()
  expect(await storedNames(indexedDB)).toEqual([])
})

test('a tab that has stored nothing yet heeds the mark of a sign-out', async () => {
  const page = openTestPage(indexedDB, 'ann')
  markSignOut('ann', 'keep')
  page.snapshots.write('ann', TEXT.name, 'late')
  await untilStored()
  expect(await storedNames(indexedDB)).toEqual([])
  expect(await page.snapshots.read('ann', TEXT)).toBeNull()
})

test('another person erases what somebody left, and a tab that learns it late erases nothing of theirs', async () => {
  const [late, page] = [openTestPage(indexedDB, 'ann'), openTestPage(indexedDB, 'ann')]
  page.snapshots.write('ann', 'of ann', 'hello')
  await untilStored()
  page.become('bob')
  page.snapshots.write('bob', TEXT.name, 'of bob')
  await untilStored()
  expect(await storedNames(indexedDB)).toEqual(['', TEXT.name])
  late.become('bob')
  await untilStored()
  expect(await page.snapshots.read('bob', TEXT)).toMatchObject({ value: 'of bob' })
})

test('a page where nobody is signed in erases what a page left that was ended halfway', async () => {
  const page = openTestPage(indexedDB, 'ann')
  page.snapshots.write('ann', TEXT.name, 'hello')
  await untilStored()
  const next = openTestPage(indexedDB, undefined)
  next.become(OUT)
  await untilStored()
  expect(await storedNames(indexedDB)).toEqual([])
})

test('a new browser gets no database before there is something to store', async () => {
  const page = openTestPage(indexedDB, 'ann')
  expect(await page.snapshots.read('ann', TEXT)).toBeNull()
  await page.snapshots.erase()
  expect(await indexedDB.databases()).toEqual([])
})

test('a database of a later version of the product is not used, but erased', async () => {
  await create(7)
  const page = openTestPage(indexedDB, 'ann')
  expect(await page.snapshots.read('ann', TEXT)).toBeNull()
  page.become(OUT)
  await untilStored()
  expect(await storedNames(indexedDB)).toEqual([])
})

test('a storage that does not respond has no snapshots, and no sign-out waits for it', async () => {
  const page = openTestPage(indexedDB, 'ann')
  const silent = indexedDB.open('another')
  await steps()
  jest.spyOn(indexedDB, 'open').mockReturnValue(silent)
  const reading = page.snapshots.read('ann', TEXT)
  const erasing = page.snapshots.erase()
  await untilStored()
  expect(await reading).toBeNull()
  await erasing
})

test.each([
  ['is absent', undefined],
  ['is blocked', 'SecurityError'],
])('where IndexedDB %s there are no snapshots, and nothing fails', async (_how, error) => {
  if (error) {
    jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('blocked', error)
    })
  }
  const page = openTestPage(error ? indexedDB : undefined, 'ann')
  page.snapshots.write('ann', TEXT.name, 'hello')
  await untilStored()
  expect(await page.snapshots.read('ann', TEXT)).toBeNull()
  await page.snapshots.erase()
})

test('a full disk erases the snapshots, and the page stores no more', async () => {
  const page = openTestPage(indexedDB, 'ann')
  page.snapshots.write('ann', TEXT.name, 'hello')
  await untilStored()
  const full = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  page.snapshots.write('ann', TEXT.name, 'newer')
  await untilStored()
  full.mockRestore()
  expect(await storedNames(indexedDB)).toEqual([])
  page.snapshots.write('ann', TEXT.name, 'newest')
  await untilStored()
  expect(await storedNames(indexedDB)).toEqual([])
})

test('a released page stores nothing', async () => {
  const page = openTestPage(indexedDB, 'ann')
  page.snapshots.write('ann', TEXT.name, 'hello')
  page.snapshots.release()
  await untilStored()
  expect(await indexedDB.databases()).toEqual([])
})
