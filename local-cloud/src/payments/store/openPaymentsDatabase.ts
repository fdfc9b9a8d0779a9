import type { DatabaseSync } from 'node:sqlite'
import { openSqlite } from '../../base/openSqlite.ts'
import { PROVIDER_TABLES } from '../../provider/ProviderStore.ts'

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
    CREATE TABLE idempotency_keys (
      key TEXT PRIMARY KEY,
      fingerprint TEXT NOT NULL,
      status INTEGER NOT NULL,
      body TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    ${PROVIDER_TABLES}
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
