import type { DatabaseSync } from 'node:sqlite'
import { openSqlite } from '../../base/openSqlite.ts'

const LAYOUT = {
  fileName: 'auth.sqlite',
  version: 1,
  schema: `
    CREATE TABLE accounts (
      project TEXT NOT NULL,
      local_id TEXT NOT NULL,
      email TEXT,
      phone TEXT,
      record TEXT NOT NULL,
      PRIMARY KEY (project, local_id)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX accounts_email ON accounts (project, email);
    CREATE UNIQUE INDEX accounts_phone ON accounts (project, phone);
    CREATE TABLE action_codes (
      project TEXT NOT NULL,
      code TEXT NOT NULL,
      record TEXT NOT NULL,
      PRIMARY KEY (project, code)
    ) STRICT, WITHOUT ROWID;
  `,
} as const

/**
 * Opens the accounts of a data folder exclusively for this process. A commit is on disk when it returns.
 *
 * @throws the errors of openSqlite
 */
export function openAuthDatabase(folder: string): DatabaseSync {
  return openSqlite(folder, LAYOUT)
}
