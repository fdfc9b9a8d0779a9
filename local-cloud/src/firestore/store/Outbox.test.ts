import { openTestStore, TEST_DATABASE } from '../test/openTestStore.ts'
import { matchesPattern } from './matchesPattern.ts'

const one = { n: { integerValue: '1' } }
const two = { n: { integerValue: '2' } }
const pattern = (document: string) => ({ project: 'p', database: 'd', document })

describe('Outbox', () => {
  test('stores changes of watched documents with the states before and after', () => {
    const { store, put, remove, close } = openTestStore()
    store.outbox.watch([pattern('users/{uid}')])
    put('users/ann', one)
    put('notes/1', one)
    put('users/ann', two)
    remove('users/ann')
    const events = store.outbox.claim(10)
    expect(events.map(({ document, before, after }) => [document, before?.fields, after?.fields])).toEqual([
      ['users/ann', undefined, one],
      ['users/ann', one, two],
      ['users/ann', two, undefined],
    ])
    expect(events[0]).toMatchObject({ ...TEST_DATABASE, after: { createTime: events[0]?.time } })
    close()
  })

  test('claims each event once until it is released, and deletes it when acknowledged', () => {
    const { store, put, close } = openTestStore()
    store.outbox.watch([pattern('a/{id}')])
    for (const id of ['1', '2', '3']) put(`a/${id}`, one)
    const [first, second] = store.outbox.claim(2)
    expect(store.outbox.claim(10).map(({ document }) => document)).toEqual(['a/3'])
    expect(store.outbox.claim(10)).toEqual([])
    store.outbox.release(first?.id ?? 0)
    store.outbox.acknowledge(second?.id ?? 0)
    expect(store.outbox.claim(10)).toEqual([first])
    close()
  })

  test('delivers unacknowledged events after a restart and still watches the stored patterns', () => {
    const { store, put, reopen, close } = openTestStore()
    store.outbox.watch([pattern('a/{id}')])
    put('a/1', one)
    put('a/2', one)
    const [first] = store.outbox.claim(2)
    store.outbox.acknowledge(first?.id ?? 0)
    const again = reopen()
    const database = again.database(TEST_DATABASE)
    const name = `${database.root}/a/3`
    const version = database.nextVersion()
    const after = { name, fields: one, createTime: version, updateTime: version }
    database.apply(version, [{ name, before: undefined, after }])
    expect(again.outbox.claim(10).map(({ document }) => document)).toEqual(['a/2', 'a/3'])
    close()
  })

  test('stores every change until it is known for the first time which ones are watched', () => {
    const { store, put, close } = openTestStore()
    put('a/1', one)
    store.outbox.expectPatterns()
    put('a/2', one)
    put('b/1', one)
    store.outbox.watch([pattern('a/{id}')])
    put('b/2', one)
    store.outbox.expectPatterns()
    put('b/3', one)
    expect(store.outbox.claim(10).map(({ document }) => document)).toEqual(['a/2', 'b/1'])
    close()
  })

  test('notifies listeners of new events until they unsubscribe', () => {
    const { store, put, close } = openTestStore()
    store.outbox.watch([pattern('a/{id}')])
    let notifications = 0
    const release = store.outbox.onPending(() => notifications++)
    put('a/1', one)
    put('b/1', one)
    expect(notifications).toBe(1)
    release()
    put('a/2', one)
    expect(notifications).toBe(1)
    close()
  })
})

describe('matchesPattern', () => {
  test.each([
    ['users/{uid}', 'users/ann', true],
    ['users/{uid}', 'users/ann/notes/1', false],
    ['users/{uid}/notes/{id}', 'users/ann/notes/1', true],
    ['users/ann', 'users/bob', false],
    ['{any=**}', 'users/ann/notes/1', true],
    ['users/{rest=**}', 'notes/1', false],
  ])('%s and %s: %s', (wanted, document, expected) => expect(matchesPattern(wanted, document)).toBe(expected))
})
