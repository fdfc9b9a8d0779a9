/** @jest-environment ./build/jest/BrowserEnvironment.js */
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
  expect(await hideSilentStorage(page)).toBe(false)
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
  expect(await hidden).toBe(true)
  expect(page.indexedDB).toBeUndefined()
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
  expect(await hideSilentStorage(page)).toBe(false)
  expect(jest.getTimerCount()).toBe(0)
})
