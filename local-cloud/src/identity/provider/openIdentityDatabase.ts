import type { DatabaseSync } from 'node:sqlite'
import { openSqlite } from '../../base/openSqlite.ts'

/** Issued secrets are stored as digests only. Times are milliseconds since 1970. */
const LAYOUT = {
  fileName: 'identity.sqlite',
  version: 1,
  schema: `
    CREATE TABLE people (
      sub TEXT PRIMARY KEY,
      email TEXT NOT NULL UNIQUE,
      record TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE sessions (
      digest TEXT PRIMARY KEY,
      sub TEXT NOT NULL,
      started_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE codes (
      digest TEXT PRIMARY KEY,
      sub TEXT NOT NULL,
      record TEXT NOT NULL,
      expires_at INTEGER NOT NULL,
      is_used INTEGER NOT NULL DEFAULT 0
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE access_tokens (
      digest TEXT PRIMARY KEY,
      sub TEXT NOT NULL,
      code_digest TEXT NOT NULL,
      expires_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE tickets (
      digest TEXT PRIMARY KEY,
      purpose TEXT NOT NULL,
      sub TEXT NOT NULL,
      client_id TEXT NOT NULL,
      expires_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE signing_keys (
      kid TEXT PRIMARY KEY,
      private_key TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
  `,
} as const

/**
 * Opens the provider's data exclusively for this process. A commit is on disk when it returns.
 *
 * @throws the errors of openSqlite
 */
export function openIdentityDatabase(folder: string): DatabaseSync {
  return openSqlite(folder, LAYOUT)
}
