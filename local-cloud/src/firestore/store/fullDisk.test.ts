import { openSqlite } from '../../base/openSqlite.ts'
import { temporaryFolder } from '../../test/temporaryFolder.ts'
import { putDocument, TEST_DATABASE } from '../test/openTestStore.ts'
import { Database } from './Database.ts'
import { DocumentCache } from './DocumentCache.ts'
import { Journal } from './Journal.ts'
import { Outbox } from './Outbox.ts'
import { FIRESTORE_LAYOUT } from './schema.ts'

/** A database whose number of pages is limited, so that SQLite reports a full disk. */
function setUp() {
  const folder = temporaryFolder()
  const sqlite = openSqlite(folder.path, FIRESTORE_LAYOUT)
  const parts = {
    journal: new Journal(sqlite),
    outbox: new Outbox(sqlite),
    cache: new DocumentCache(1000),
    clock: Date.now,
  }
  const database = new Database(TEST_DATABASE, parts, undefined, 1)
  putDocument(database, 'a/1', { n: { integerValue: '1' } })
  const { page_count: pages } = sqlite.prepare('PRAGMA page_count').get() ?? {}
  const close = (): void => {
    sqlite.close()
    folder.remove()
  }
  return { sqlite, database, parts, close, pages: Number(pages) }
}

describe('a full disk', () => {
  test('rejects the commit, changes nothing, and accepts commits again once there is space', () => {
    const { sqlite, database, close, pages } = setUp()
    const notified: number[] = []
    database.onCommit(({ version }) => notified.push(version))
    const { version } = database
    const large = { text: { stringValue: 'x'.repeat(200_000) } }
    sqlite.exec(`PRAGMA max_page_count = ${pages + 2}`)
    expect(() => putDocument(database, 'a/1', large)).toThrow(
      expect.objectContaining({
        status: 'RESOURCE_EXHAUSTED',
        message: expect.stringContaining('Free some space'),
      }),
    )
    expect(() => putDocument(database, 'a/2', large)).toThrow(
      expect.objectContaining({ status: 'RESOURCE_EXHAUSTED' }),
    )
    expect(database.get(`${database.root}/a/1`)?.fields).toEqual({ n: { integerValue: '1' } })
    expect(database.get(`${database.root}/a/2`)).toBeUndefined()
    expect(database.version).toBe(version)
    expect(notified).toEqual([])
    sqlite.exec('PRAGMA max_page_count = 1000000')
    putDocument(database, 'a/2', large)
    expect(database.get(`${database.root}/a/2`)?.fields).toEqual(large)
    close()
  })
})
