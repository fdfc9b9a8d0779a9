import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ProjectStore } from '../firestore/store/ProjectStore.ts'
import { FIRESTORE_LAYOUT } from '../firestore/store/schema.ts'
import { putDocument, TEST_DATABASE } from '../firestore/test/openTestStore.ts'
import { temporaryFolder } from '../test/temporaryFolder.ts'
import { DataFolderCorruptError } from './DataFolderCorruptError.ts'
import { DataFolderLockedError } from './DataFolderLockedError.ts'
import { DataFolderUnusableError } from './DataFolderUnusableError.ts'
import { DataFolderVersionError } from './DataFolderVersionError.ts'
import { openSqlite } from './openSqlite.ts'

let folder: ReturnType<typeof temporaryFolder>
let file: string

beforeEach(() => {
  folder = temporaryFolder()
  file = join(folder.path, 'firestore.sqlite')
})
afterEach(() => folder.remove())

function fill(): void {
  const store = new ProjectStore(folder.path, Date.now)
  for (let index = 0; index < 200; index++)
    putDocument(store.database(TEST_DATABASE), `a/${index}`, { text: { stringValue: 'x'.repeat(500) } })
  store.close()
}

describe('openSqlite', () => {
  test('creates the folder', () => {
    openSqlite(join(folder.path, 'new/deep'), FIRESTORE_LAYOUT).close()
    openSqlite(join(folder.path, 'new/deep'), FIRESTORE_LAYOUT).close()
  })

  test('locks out a second local cloud until the first one closes', () => {
    const first = openSqlite(folder.path, FIRESTORE_LAYOUT)
    expect(() => openSqlite(folder.path, FIRESTORE_LAYOUT)).toThrow(DataFolderLockedError)
    first.close()
    openSqlite(folder.path, FIRESTORE_LAYOUT).close()
  })

  test('does not change a file that is not a database', () => {
    writeFileSync(file, 'these are my notes, not a database, and they are longer than a header'.repeat(30))
    const before = readFileSync(file)
    expect(() => openSqlite(folder.path, FIRESTORE_LAYOUT)).toThrow(DataFolderCorruptError)
    expect(readFileSync(file)).toEqual(before)
  })

  test('does not change a damaged database', () => {
    fill()
    truncateSync(file, 40_000)
    const before = readFileSync(file)
    expect(() => openSqlite(folder.path, FIRESTORE_LAYOUT)).toThrow(DataFolderCorruptError)
    expect(readFileSync(file)).toEqual(before)
  })

  test('does not change the data of another version', () => {
    const other = new DatabaseSync(file)
    other.exec('CREATE TABLE t (a); PRAGMA user_version = 7')
    other.close()
    const before = readFileSync(file)
    expect(() => openSqlite(folder.path, FIRESTORE_LAYOUT)).toThrow(DataFolderVersionError)
    expect(readFileSync(file)).toEqual(before)
  })

  test('reports a path that cannot be a folder', () => {
    writeFileSync(join(folder.path, 'file'), '')
    expect(() => openSqlite(join(folder.path, 'file'), FIRESTORE_LAYOUT)).toThrow(DataFolderUnusableError)
    mkdirSync(file)
    expect(() => openSqlite(folder.path, FIRESTORE_LAYOUT)).toThrow(DataFolderUnusableError)
  })
})
