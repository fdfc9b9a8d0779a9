import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DataFolderCorruptError } from './DataFolderCorruptError.ts'
import { DataFolderLockedError } from './DataFolderLockedError.ts'
import { DataFolderUnusableError } from './DataFolderUnusableError.ts'
import { DataFolderVersionError } from './DataFolderVersionError.ts'
import { DiskFullError } from './DiskFullError.ts'
import { sqliteFailure } from './sqliteFailure.ts'

/** Name and schema of a database file. */
export interface Layout {
  readonly fileName: string
  readonly schema: string
  /** Number of the schema, stored in SQLite's user_version. */
  readonly version: number
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function startError(folder: string, file: string, error: unknown): Error {
  switch (sqliteFailure(error)) {
    case 'locked':
      return new DataFolderLockedError(file, { cause: error })
    case 'corrupt':
      return new DataFolderCorruptError(file, messageOf(error), { cause: error })
    case 'full':
      return new DiskFullError(folder, { cause: error })
    case 'unwritable':
      return new DataFolderUnusableError(folder, messageOf(error), { cause: error })
    default:
      return error instanceof Error ? error : new Error(messageOf(error))
  }
}

const pragma = (db: DatabaseSync, name: string): unknown =>
  Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0]

/** Verifies an existing file through a read-only connection, so that a damaged file is not changed. */
function inspect(file: string, expected: number): void {
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    const result = pragma(db, 'quick_check(1)')
    if (result !== 'ok') throw new DataFolderCorruptError(file, String(result))
    const version = Number(pragma(db, 'user_version'))
    const isEmpty = pragma(db, 'page_count') === 0
    if (!isEmpty && version !== expected) throw new DataFolderVersionError(file, version, expected)
  } finally {
    db.close()
  }
}

function open(file: string, { schema, version }: Layout): DatabaseSync {
  const db = new DatabaseSync(file)
  try {
    // SQLite gives the files next to it the same permissions.
    chmodSync(file, 0o600)
    // The exclusive lock is released when the process ends, even if it is killed. FULL: a commit is on disk when it
    // returns.
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    db.exec('BEGIN EXCLUSIVE')
    if (Number(pragma(db, 'user_version')) === 0) db.exec(`${schema} PRAGMA user_version = ${version}`)
    db.exec('COMMIT')
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

/**
 * Opens the data folder's database exclusively for this process, and creates a missing one.
 *
 * @param folder the data folder; created if missing
 * @param layout name and schema of the file
 * @throws DataFolderLockedError, DataFolderCorruptError, DataFolderVersionError, DataFolderUnusableError or
 *   DiskFullError; the data is then unchanged
 */
export function openSqlite(folder: string, layout: Layout): DatabaseSync {
  const file = join(folder, layout.fileName)
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOSPC')
      throw new DiskFullError(folder, { cause: error })
    throw new DataFolderUnusableError(folder, messageOf(error), { cause: error })
  }
  try {
    if (existsSync(file)) inspect(file, layout.version)
    return open(file, layout)
  } catch (error) {
    throw startError(folder, file, error)
  }
}
