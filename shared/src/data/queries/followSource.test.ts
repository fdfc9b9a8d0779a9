import { QueryClient } from '@tanstack/react-query'
import type { Snapshot, SnapshotKind, Snapshots } from '../snapshots/Snapshots.ts'
import { followSource } from './followSource.ts'
import { snapshotKey } from './snapshotKey.ts'

const KEY = ['list', 'ann']
const SAVED_AT = Date.parse('2026-03-01T12:00:00.000Z')
const KIND: SnapshotKind<string> = { name: 'list', parse: String }

/** Follows a source whose snapshot and whose server answer when the test says so. */
function follow({ isStored = true, client = new QueryClient() } = {}) {
  const reading = Promise.withResolvers<Snapshot<string> | null>()
  const write = jest.fn()
  const snapshots: Snapshots = {
    // The kind of the source is the only one that is read.
    read: jest.fn().mockReturnValue(reading.promise),
    write,
    erase: async () => {},
    release: () => {},
  }
  let answer: (data: string) => void = () => {}
  let fail: (error: Error) => void = () => {}
  const onError = jest.fn()
  const release = followSource({
    client,
    snapshots,
    uid: 'ann',
    source: {
      queryKey: KEY,
      watch: (onData, onFailure) => {
        answer = onData
        fail = onFailure
        return () => {}
      },
      ...(isStored && { snapshot: KIND }),
    },
    onData: () => {},
    onError,
  })
  const read = async (value: string | null) => {
    reading.resolve(value === null ? null : { value, savedAt: SAVED_AT })
    await reading.promise
  }
  const data = () => [client.getQueryData(KEY), client.getQueryData(snapshotKey(KEY))]
  return {
    data,
    read,
    answer: (value: string) => answer(value),
    fail: () => fail(new Error()),
    snapshots,
    write,
    release,
    onError,
  }
}

test('what this device stored is shown until the server answers', async () => {
  const { data, read, answer } = follow()
  await read('earlier')
  expect(data()).toEqual(['earlier', '2026-03-01T12:00:00.000Z'])
  answer('now')
  expect(data()).toEqual(['now', null])
})

test('it never replaces an answer, however late it is read', async () => {
  const { data, read, answer, write } = follow()
  answer('now')
  await read('earlier')
  expect(data()).toEqual(['now', null])
  expect(write.mock.calls).toEqual([['ann', 'list', 'now']])
})

test('it is shown while the listener fails, and is not stored again', async () => {
  const { data, read, fail, onError, write, release } = follow()
  fail()
  await read('earlier')
  expect(data()).toEqual(['earlier', '2026-03-01T12:00:00.000Z'])
  expect(onError).toHaveBeenCalledTimes(1)
  expect(write).not.toHaveBeenCalled()
  release()
})

test('after the release, for example a sign-out, nothing is shown any more', async () => {
  const { data, read, release } = follow()
  release()
  await read('earlier')
  expect(data()).toEqual([undefined, undefined])
})

test('a cache with data, or a source without snapshots, reads none', async () => {
  const client = new QueryClient()
  client.setQueryData(KEY, 'now')
  expect(follow({ client }).snapshots.read).not.toHaveBeenCalled()
  const { snapshots, answer, write, data } = follow({ isStored: false })
  answer('now')
  expect(snapshots.read).not.toHaveBeenCalled()
  expect(write).not.toHaveBeenCalled()
  expect(data()).toEqual(['now', undefined])
})
