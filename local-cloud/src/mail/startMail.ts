import type { SnapshotSource } from '../snapshots/SnapshotSource.ts'
import { snapshotTables } from '../snapshots/snapshotTables.ts'
import type { SendMail } from './Mail.ts'
import { MailStore } from './MailStore.ts'
import { openMailDatabase } from './openMailDatabase.ts'

/** Mail service of the local cloud, which stores mails for the console. */
export interface RunningMail extends SnapshotSource {
  readonly send: SendMail
  readonly store: MailStore
  close(): void
}

/**
 * @param folder absolute path of the data folder
 * @param now milliseconds since 1970
 * @throws the errors of openSqlite
 */
export function startMail(folder: string, now: () => number): RunningMail {
  const database = openMailDatabase(folder)
  const store = new MailStore(database)
  return {
    store,
    send: (mail) => store.add(mail, now()),
    snapshot: () => snapshotTables(database),
    close: () => database.close(),
  }
}
