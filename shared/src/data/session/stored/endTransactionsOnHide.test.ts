/** @jest-environment ./tools/build/jest/BrowserEnvironment.js */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { endTransactionsOnHide } from './endTransactionsOnHide.ts'

let release = () => {}
let isOver = false
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  release = endTransactionsOnHide()
  isOver = false
})
afterEach(() => {
  isOver = true
  release()
})

async function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open('example')
  opening.onupgradeneeded = () => void opening.result.createObjectStore('example')
  await happens(opening, 'success')
  return opening.result
}
const happens = (target: EventTarget, type: string) =>
  new Promise<void>((resolve) => target.addEventListener(type, () => resolve(), { once: true }))

const hide = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pagehide'), { persisted }))

/** Reads without a pause, so that the transaction stays open until it is aborted. */
function readForever(database: IDBDatabase): IDBTransaction {
  const transaction = database.transaction('example')
  const readAgain = () => {
    if (isOver) return
    transaction.objectStore('example').getAll().onsuccess = readAgain
  }
  readAgain()
  return transaction
}

test('the next page can write when this one is in the back-forward cache', async () => {
  const reading = readForever(await openDatabase())
  const aborted = happens(reading, 'abort')
  hide(true)
  await aborted
  const writing = (await openDatabase()).transaction('example', 'readwrite')
  writing.objectStore('example').put('value', 'key')
  await happens(writing, 'complete')
})

test('a page that the browser discards ends its transactions by itself', async () => {
  const reading = readForever(await openDatabase())
  const abort = jest.spyOn(reading, 'abort')
  hide(false)
  expect(abort).not.toHaveBeenCalled()
  reading.abort()
})

test('a transaction that has ended is left alone', async () => {
  const writing = (await openDatabase()).transaction('example', 'readwrite')
  const abort = jest.spyOn(writing, 'abort')
  await happens(writing, 'complete')
  hide(true)
  expect(abort).not.toHaveBeenCalled()
})

test('a transaction that is committing is left alone', async () => {
  const database = await openDatabase()
  const writing = database.transaction('example', 'readwrite')
  writing.objectStore('example').put('value', 'key')
  writing.commit()
  const written = happens(writing, 'complete')
  hide(true)
  await written
})

test('nothing is aborted after the release', async () => {
  const reading = readForever(await openDatabase())
  const abort = jest.spyOn(reading, 'abort')
  release()
  hide(true)
  expect(abort).not.toHaveBeenCalled()
  reading.abort()
  expect(endTransactionsOnHide({ addEventListener, removeEventListener })).not.toThrow()
})
