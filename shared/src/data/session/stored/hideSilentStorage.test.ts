/** @jest-environment ./tools/build/jest/BrowserEnvironment.js */
import { FIREBASE_SIGN_IN } from '@outcome-studio/shared/storage'
import { IDBFactory } from 'fake-indexeddb'
import { hideSilentStorage } from './hideSilentStorage.ts'

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] }))
afterEach(() => jest.useRealTimers())

test.each([
  ['a new one', () => new IDBFactory()],
  [
    'one that is blocked',
    () =>
      Object.assign(new IDBFactory(), {
        open: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      }),
  ],
])('a storage that responds stays: %s', async (_what, create) => {
  const page = { indexedDB: create() }
  expect(await hideSilentStorage(page)).toBeNull()
  expect(page.indexedDB).toBeInstanceOf(IDBFactory)
  expect(await page.indexedDB.databases()).toEqual([])
  expect(jest.getTimerCount()).toBe(0)
})

test('a storage that never responds is removed after the limit, and not earlier', async () => {
  const silent = Object.assign(new IDBFactory(), { open: () => new EventTarget() })
  const page: { indexedDB?: IDBFactory } = { indexedDB: silent }
  const hidden = hideSilentStorage(page)
  await jest.advanceTimersByTimeAsync(9_999)
  expect(page.indexedDB).toBe(silent)
  await jest.advanceTimersByTimeAsync(1)
  expect(await hidden).not.toBeNull()
  expect(page.indexedDB).toBeUndefined()
})

/** The storage of the sign-in, with a transaction of another page that reads without an end. */
async function openWithReader() {
  const storage = new IDBFactory()
  const opening = storage.open(FIREBASE_SIGN_IN.key)
  opening.onupgradeneeded = () => void opening.result.createObjectStore('store')
  await new Promise<void>((resolve) => {
    opening.onsuccess = () => resolve()
  })
  const reading = opening.result.transaction('store')
  const readAgain = () => {
    reading.objectStore('store').getAll().onsuccess = readAgain
  }
  readAgain()
  return { storage, reading }
}

test('a storage that never begins a write is removed after the limit', async () => {
  const { storage, reading } = await openWithReader()
  const page: { indexedDB?: IDBFactory } = { indexedDB: storage }
  const hidden = hideSilentStorage(page)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(await hidden).not.toBeNull()
  expect(page.indexedDB).toBeUndefined()
  reading.abort()
})

test('a storage that responds after it was removed is reported', async () => {
  const { storage, reading } = await openWithReader()
  const hidden = hideSilentStorage({ indexedDB: storage })
  await jest.advanceTimersByTimeAsync(10_000)
  const onAnswer = jest.fn()
  const reported = (await hidden)?.answered.then(onAnswer)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(onAnswer).not.toHaveBeenCalled()
  reading.abort()
  await reported
  expect(onAnswer).toHaveBeenCalledTimes(1)
})

test('a storage that begins a write later than others stays, and is as it was', async () => {
  const { storage, reading } = await openWithReader()
  const page = { indexedDB: storage }
  const hidden = hideSilentStorage(page)
  await jest.advanceTimersByTimeAsync(9_000)
  reading.abort()
  expect(await hidden).toBeNull()
  expect(page.indexedDB).toBe(storage)
})

test('a page that was paused for longer than the limit waits for the answer', async () => {
  const { storage, reading } = await openWithReader()
  const page = { indexedDB: storage }
  let isPaused = true
  // After a pause, every timer that was set before it is due at once.
  const clock = {
    setTimeout: ((run: () => void, milliseconds: number) =>
      setTimeout(run, isPaused ? 0 : milliseconds)) as typeof setTimeout,
    clearTimeout,
  }
  const hidden = hideSilentStorage(page, clock)
  isPaused = false
  await jest.advanceTimersByTimeAsync(1)
  reading.abort()
  expect(await hidden).toBeNull()
  expect(page.indexedDB).toBe(storage)
})

test.each([
  ['without such a storage', {}],
  [
    'that refuses to name it',
    {
      get indexedDB(): IDBFactory {
        throw new DOMException('blocked', 'SecurityError')
      },
    },
  ],
])('a browser %s needs no wait', async (_what, page) => {
  expect(await hideSilentStorage(page)).toBeNull()
  expect(jest.getTimerCount()).toBe(0)
})
