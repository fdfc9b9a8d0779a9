import type { Layout } from '../../base/openSqlite.ts'

/** Version of the schema below, stored in SQLite's user_version. */
export const SCHEMA_VERSION = 1

/** Times are microseconds since 1970. Collection and id are separate columns, so that loading splits no paths. */
export const SCHEMA = `
  CREATE TABLE databases (
    id INTEGER PRIMARY KEY,
    project TEXT NOT NULL,
    name TEXT NOT NULL,
    floor INTEGER NOT NULL,
    UNIQUE (project, name)
  ) STRICT;
  CREATE TABLE documents (
    database INTEGER NOT NULL REFERENCES databases,
    collection TEXT NOT NULL,
    id TEXT NOT NULL,
    fields TEXT NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    PRIMARY KEY (database, collection, id)
  ) STRICT;
  CREATE TABLE tombstones (
    database INTEGER NOT NULL REFERENCES databases,
    path TEXT NOT NULL,
    version INTEGER NOT NULL,
    PRIMARY KEY (database, path)
  ) STRICT;
  CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    event TEXT NOT NULL
  ) STRICT;
  CREATE TABLE trigger_patterns (
    project TEXT NOT NULL,
    database TEXT NOT NULL,
    document TEXT NOT NULL,
    PRIMARY KEY (project, database, document)
  ) STRICT;
`

/** File name of the database that contains all Firestore databases. */
export const FIRESTORE_LAYOUT: Layout = {
  fileName: 'firestore.sqlite',
  schema: SCHEMA,
  version: SCHEMA_VERSION,
}
