import type { DatabaseSync } from 'node:sqlite'
import { openSqlite } from '../base/openSqlite.ts'

const LAYOUT = {
  fileName: 'mail.sqlite',
  version: 1,
  schema: `
    CREATE TABLE mails (
      id INTEGER PRIMARY KEY,
      sent_at INTEGER NOT NULL,
      recipient TEXT NOT NULL,
      subject TEXT NOT NULL,
      body TEXT NOT NULL,
      html TEXT
    ) STRICT;
  `,
} as const

/** Added to data folders of earlier versions, too. */
const ATTACHMENTS = `
  CREATE TABLE IF NOT EXISTS attachments (
    mail INTEGER NOT NULL,
    place INTEGER NOT NULL,
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    content BLOB NOT NULL,
    PRIMARY KEY (mail, place)
  ) STRICT;
`

/**
 * Opens the mails of a data folder exclusively for this process.
 *
 * @throws the errors of openSqlite
 */
export function openMailDatabase(folder: string): DatabaseSync {
  const database = openSqlite(folder, LAYOUT)
  database.exec(ATTACHMENTS)
  return database
}
