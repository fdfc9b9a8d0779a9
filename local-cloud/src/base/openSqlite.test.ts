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
  test('makes the folder', () => {
    openSqlite(join(folder.path, 'new/deep'), FIRESTORE_LAYOUT).close()
    openSqlite(join(folder.path, 'new/deep'), FIRESTORE_LAYOUT).close()
  })

  test('keeps a second local cloud out until the first is gone', () => {
    const first = openSqlite(folder.path, FIRESTORE_LAYOUT)
    expect(() => openSqlite(folder.path, FIRESTORE_LAYOUT)).toThrow(DataFolderLockedError)
    first.close()
    openSqlite(folder.path, FIRESTORE_LAYOUT).close()
  })

  test('leaves a file that is no database alone', () => {
    writeFileSync(file, 'these are my notes, not a database, and they are longer than a header'.repeat(30))
    const before = readFileSync(file)
    expect(() => openSqlite(folder.path, FIRESTORE_LAYOUT)).toThrow(DataFolderCorruptError)
    expect(readFileSync(file)).toEqual(before)
  })

  test('leaves a damaged database alone', () => {
    fill()
    truncateSync(file, 40_000)
    const before = readFileSync(file)
    expect(() => openSqlite(folder.path, FIRESTORE_LAYOUT)).toThrow(DataFolderCorruptError)
    expect(readFileSync(file)).toEqual(before)
  })

  test('leaves the data of another version alone', () => {
    const other = new DatabaseSync(file)
    other.exec('CREATE TABLE t (a); PRAGMA user_version = 7')
    other.close()
    const before = readFileSync(file)
    expect(() => openSqlite(folder.path, FIRESTORE_LAYOUT)).toThrow(DataFolderVersionError)
    expect(readFileSync(file)).toEqual(before)
  })

  test('says when the folder cannot be one', () => {
    writeFileSync(join(folder.path, 'file'), '')
    expect(() => openSqlite(join(folder.path, 'file'), FIRESTORE_LAYOUT)).toThrow(DataFolderUnusableError)
    mkdirSync(file)
    expect(() => openSqlite(folder.path, FIRESTORE_LAYOUT)).toThrow(DataFolderUnusableError)
  })
})
