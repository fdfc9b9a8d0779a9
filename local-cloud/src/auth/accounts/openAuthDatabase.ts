import { DatabaseSync } from 'node:sqlite'

/**
 * Opens the accounts' file, or makes it. A commit is on disk before it returns (WAL, synchronous FULL).
 *
 * @throws the error of SQLite when the file is not a database, is damaged, or the disk is full
 */
export function openAuthDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file)
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}
