/** @jest-environment ./tools/build/jest/BrowserEnvironment.js */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { readStoredSignIn } from './readStoredSignIn.ts'

const WANTED = { apiKey: 'key', projectId: 'project', appName: 'app', now: 0 }

const read = () => readStoredSignIn(WANTED).signIn

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})
afterEach(() => jest.restoreAllMocks())

test('a new browser has no sign-in, and the read creates no database', async () => {
  expect(await read()).toBeNull()
  expect(await indexedDB.databases()).toEqual([])
})

test('a database with another schema has no sign-in', async () => {
  const opening = indexedDB.open('firebaseLocalStorageDb')
  await new Promise<void>((resolve) => {
    opening.onsuccess = () => resolve()
  })
  opening.result.close()
  expect(await read()).toBeNull()
})

test('a blocked storage has no sign-in', async () => {
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(await read()).toBeNull()
})

test('a storage that never responds is not waited for', async () => {
  const silent = indexedDB.open('another')
  jest.spyOn(indexedDB, 'open').mockReturnValue(Object.create(silent, { onsuccess: { set: () => {} } }))
  expect(await read()).toBeNull()
})
