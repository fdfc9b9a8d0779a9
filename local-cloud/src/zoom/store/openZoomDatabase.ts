import type { DatabaseSync } from 'node:sqlite'
import { openSqlite } from '../../base/openSqlite.ts'
import { PROVIDER_TABLES } from '../../provider/ProviderStore.ts'

/** Events and notices are JSON. Times are milliseconds since 1970. */
const LAYOUT = {
  fileName: 'zoom.sqlite',
  version: 1,
  schema: `
    CREATE TABLE events (
      sequence INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      host TEXT NOT NULL,
      type TEXT NOT NULL,
      record TEXT NOT NULL
    ) STRICT;
    CREATE INDEX events_by_host ON events (host, type, sequence);
    CREATE TABLE registrants (
      sequence INTEGER PRIMARY KEY AUTOINCREMENT,
      event TEXT NOT NULL,
      occurrence TEXT NOT NULL,
      id TEXT NOT NULL,
      email TEXT NOT NULL,
      firstName TEXT NOT NULL,
      lastName TEXT NOT NULL,
      status TEXT NOT NULL,
      created INTEGER NOT NULL,
      UNIQUE (event, occurrence, email)
    ) STRICT;
    CREATE INDEX registrants_by_status ON registrants (event, status, sequence);
    CREATE INDEX registrants_by_id ON registrants (event, id);
    CREATE TABLE stays (
      sequence INTEGER PRIMARY KEY AUTOINCREMENT,
      event TEXT NOT NULL,
      occurrence TEXT NOT NULL,
      registrant TEXT NOT NULL,
      email TEXT NOT NULL,
      name TEXT NOT NULL,
      joined INTEGER NOT NULL,
      left INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX stays_by_event ON stays (event, occurrence, sequence);
    CREATE TABLE notices (
      sequence INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      record TEXT NOT NULL
    ) STRICT;
    CREATE TABLE uses (
      name TEXT NOT NULL,
      day TEXT NOT NULL,
      count INTEGER NOT NULL,
      PRIMARY KEY (name, day)
    ) STRICT, WITHOUT ROWID;
    ${PROVIDER_TABLES}
  `,
} as const

/**
 * Opens the data of the video conferences exclusively for this process. A commit is on disk when it returns.
 *
 * @throws the errors of openSqlite
 */
export function openZoomDatabase(folder: string): DatabaseSync {
  return openSqlite(folder, LAYOUT)
}
