import fc from 'fast-check'
import { temporaryFolder } from '../../test/temporaryFolder.ts'
import { smallFields } from '../test/arbitraryValue.ts'
import { openTestStore, putDocument, TEST_DATABASE } from '../test/openTestStore.ts'
import { comparePaths } from '../values/comparePaths.ts'
import type { Database } from './Database.ts'
import { ProjectStore } from './ProjectStore.ts'

const everything = { parent: '', collectionId: '', allDescendants: true } as const
const one = { n: { integerValue: '1' } }

/** Everything that a reader can see, read without the cache. */
const contents = (database: Database): object[] =>
  JSON.parse(
    JSON.stringify([...database.scan(everything)].sort((left, right) => comparePaths(left.name, right.name))),
  )

const withoutUpdates = (database: Database): object[] =>
  contents(database).map((document) => ({ ...document, updateTime: 0 }))

/** Ids in a collection group, found by its index. */
const idsIn = (database: Database, collectionId: string): string[] =>
  [...database.scan({ parent: '', collectionId, allDescendants: true })].map(({ name }) => name).sort()

describe('ProjectStore', () => {
  test('restores all commits after a restart', () => {
    const step = fc.record({
      path: fc.constantFrom('a/1', 'a/2', 'b/1', 'a/1/c/1'),
      fields: fc.option(smallFields, { nil: undefined }),
    })
    fc.assert(
      fc.property(
        fc.array(fc.oneof({ weight: 5, arbitrary: step }, fc.constant('reopen')), { maxLength: 25 }),
        (steps) => {
          const folder = temporaryFolder()
          let store = new ProjectStore(folder.path, Date.now)
          const reopen = (): void => {
            const before = store.database(TEST_DATABASE)
            const [seen, version] = [contents(before), before.version]
            const deleted = [...before.tombstones.since(0)].sort()
            store.close()
            store = new ProjectStore(folder.path, Date.now)
            const after = store.database(TEST_DATABASE)
            expect(contents(after)).toEqual(seen)
            expect([...after.tombstones.since(0)].sort()).toEqual(deleted)
            if (seen.length > 0 || deleted.length > 0) expect(after.version).toBe(version)
          }
          for (const each of steps) {
            if (typeof each === 'string') reopen()
            else putDocument(store.database(TEST_DATABASE), each.path, each.fields)
          }
          reopen()
          store.close()
          folder.remove()
        },
      ),
      { numRuns: 40 },
    )
  })

  test('separates projects and databases', () => {
    const { store, put, database, close } = openTestStore()
    put('a/1', one)
    const other = store.database({ project: 'p', database: 'other' })
    putDocument(other, 'a/1', {})
    expect(database.get(`${database.root}/a/1`)?.fields).toEqual(one)
    expect(other.get(`${other.root}/a/1`)?.fields).toEqual({})
    expect(other.get(`${database.root}/a/1`)).toBeUndefined()
    close()
  })

  test('never reuses a time, even if the clock is set back during a restart', () => {
    const folder = temporaryFolder()
    const first = new ProjectStore(folder.path, () => 2_000_000_000_000)
    putDocument(first.database(TEST_DATABASE), 'a/1', one)
    putDocument(first.database(TEST_DATABASE), 'a/2', one)
    const { version } = first.database(TEST_DATABASE)
    first.close()
    const second = new ProjectStore(folder.path, () => 1_000_000_000_000)
    expect(second.database(TEST_DATABASE).version).toBe(version)
    expect(second.database(TEST_DATABASE).nextVersion()).toBe(version + 1)
    second.close()
    folder.remove()
  })

  test('clears a database permanently without firing triggers', () => {
    const { store, database, put, reopen, close } = openTestStore()
    store.outbox.watch([{ project: 'p', database: 'd', document: 'a/{id}' }])
    put('a/1', one)
    put('a/1/b/2', one)
    store.outbox.claim(10)
    database.clear()
    expect(contents(database)).toEqual([])
    expect(store.outbox.claim(10)).toEqual([])
    const again = reopen()
    expect(contents(again.database(TEST_DATABASE))).toEqual([])
    close()
  })

  test('restores a snapshot exactly, on disk too', () => {
    const step = fc.record({
      path: fc.constantFrom('a/1', 'a/2', 'b/1', 'a/1/c/1', 'b/1/c/2'),
      fields: fc.option(smallFields, { nil: undefined }),
    })
    fc.assert(
      fc.property(fc.array(step), fc.array(step), (before, after) => {
        const { store, database, reopen, close } = openTestStore()
        for (const { path, fields } of before) putDocument(database, path, fields)
        const seen = withoutUpdates(database)
        const nested = idsIn(database, 'c')
        const restore = store.snapshot()
        for (const { path, fields } of after) putDocument(database, path, fields)
        const { version } = database
        restore()
        expect(withoutUpdates(database)).toEqual(seen)
        expect(idsIn(database, 'c')).toEqual(nested)
        expect(database.version).toBeGreaterThanOrEqual(version)
        const again = reopen()
        expect(withoutUpdates(again.database(TEST_DATABASE))).toEqual(seen)
        close()
      }),
      { numRuns: 40 },
    )
  })

  test('a restored document that did not change keeps its times; one that changed has a later one', () => {
    const { store, database, put, remove, read, close } = openTestStore()
    for (const path of ['a/same', 'a/changed', 'a/removed', 'a/replaced']) put(path, one)
    const paths = ['a/same', 'a/changed', 'a/removed', 'a/replaced']
    const before = paths.map((path) => read(path)[1])
    const restore = store.snapshot()
    put('a/changed', {})
    remove('a/removed')
    remove('a/replaced')
    put('a/replaced', one)
    const { version } = database
    restore()
    const after = paths.map((path) => read(path)[1])
    expect(after[0]).toEqual(before[0])
    for (const index of [1, 2, 3]) {
      expect(after[index]).toEqual({ ...before[index], updateTime: database.version })
    }
    expect(database.version).toBeGreaterThan(version)
    restore()
    expect(paths.map((path) => read(path)[1])).toEqual(after)
    close()
  })

  test('a restored snapshot leaves nothing to triggers, and nothing in databases that came later', () => {
    const { store, put, close } = openTestStore()
    store.outbox.watch([{ project: 'p', database: 'd', document: 'a/{id}' }])
    put('a/1', one)
    const restore = store.snapshot()
    put('a/2', one)
    const later = store.database({ project: 'later', database: 'd' })
    putDocument(later, 'a/1', one)
    expect(store.outbox.isEmpty).toBe(false)
    restore()
    expect(store.outbox.isEmpty).toBe(true)
    expect(store.outbox.claim(10)).toEqual([])
    expect(contents(later)).toEqual([])
    put('a/3', one)
    expect(store.outbox.claim(10)).toMatchObject([{ id: 3, document: 'a/3' }])
    close()
  })

  test('stores a limited number of tombstones and reports their floor', () => {
    const { database, reopen, close } = openTestStore()
    const planned = Array.from({ length: 500 }, (_, index) => {
      const name = `${database.root}/a/${index}`
      return { name, before: undefined, after: { name, fields: {}, createTime: 1, updateTime: 1 } }
    })
    for (let round = 0; round < 22; round++) {
      const renamed = planned.map(({ after }) => ({ ...after, name: `${after.name}-${round}` }))
      database.apply(
        database.nextVersion(),
        renamed.map((after) => ({ name: after.name, before: undefined, after })),
      )
      database.apply(
        database.nextVersion(),
        renamed.map((before) => ({ name: before.name, before, after: undefined })),
      )
    }
    const { floor } = database.tombstones
    expect([...database.tombstones.since(floor)].length).toBeLessThanOrEqual(10_500)
    expect(floor).toBeGreaterThan(1_000_000)
    const again = reopen()
    expect(again.database(TEST_DATABASE).tombstones.floor).toBe(floor)
    close()
  })
})
