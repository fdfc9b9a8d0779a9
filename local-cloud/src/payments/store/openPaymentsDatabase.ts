import type { DatabaseSync } from 'node:sqlite'
import { openSqlite } from '../../base/openSqlite.ts'

/** Records are JSON. Times are seconds since 1970 on the provider's clock; those of deliveries are milliseconds. */
const LAYOUT = {
  fileName: 'payments.sqlite',
  version: 1,
  schema: `
    CREATE TABLE records (
      sequence INTEGER PRIMARY KEY AUTOINCREMENT,
      kind TEXT NOT NULL,
      id TEXT NOT NULL,
      owner TEXT NOT NULL,
      clock TEXT NOT NULL,
      due INTEGER,
      record TEXT NOT NULL,
      UNIQUE (kind, id)
    ) STRICT;
    CREATE INDEX records_by_owner ON records (kind, owner, sequence);
    CREATE INDEX records_by_due ON records (clock, due) WHERE due IS NOT NULL;
    CREATE TABLE deliveries (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      event TEXT NOT NULL,
      due INTEGER NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0,
      state TEXT NOT NULL,
      answer TEXT NOT NULL DEFAULT ''
    ) STRICT;
    CREATE INDEX deliveries_by_due ON deliveries (state, due);
    CREATE TABLE idempotency_keys (
      key TEXT PRIMARY KEY,
      fingerprint TEXT NOT NULL,
      status INTEGER NOT NULL,
      body TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE settings (
      name TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
  `,
} as const

/**
 * Opens the payment provider's data exclusively for this process. A commit is on disk when it returns.
 *
 * @throws the errors of openSqlite
 */
export function openPaymentsDatabase(folder: string): DatabaseSync {
  return openSqlite(folder, LAYOUT)
}
