import { openSqlite } from '../../base/openSqlite.ts'
import type { DatabaseId } from '../paths/ResourceName.ts'
import { Database, type DatabaseParts } from './Database.ts'
import { DocumentCache } from './DocumentCache.ts'
import { Journal } from './Journal.ts'
import { Outbox } from './Outbox.ts'
import { FIRESTORE_LAYOUT } from './schema.ts'
import type { TriggerOutbox } from './TriggerOutbox.ts'

/** Characters of document text that are cached in parsed form, in which each takes about ten bytes. */
const CACHE_BUDGET = 2_000_000

const keyOf = (id: DatabaseId): string => `${id.project}/${id.database}`

/** All databases of all projects in one data folder. */
export class ProjectStore {
  readonly #databases = new Map<string, Database>()
  readonly #parts: DatabaseParts

  /**
   * @param dataDir data folder; created if missing
   * @param clock milliseconds since 1970
   * @throws the errors of openSqlite
   */
  constructor(dataDir: string, clock: () => number) {
    const sqlite = openSqlite(dataDir, FIRESTORE_LAYOUT)
    const journal = new Journal(sqlite)
    this.#parts = { journal, outbox: new Outbox(sqlite), cache: new DocumentCache(CACHE_BUDGET), clock }
    this.#load(journal)
  }

  get outbox(): TriggerOutbox {
    return this.#parts.outbox
  }

  /** Returns the database of that name. Databases need no creation, as in the emulator. */
  database(id: DatabaseId): Database {
    const existing = this.#databases.get(keyOf(id))
    if (existing) return existing
    const database = new Database(id, this.#parts, undefined, this.#parts.clock() * 1000)
    this.#databases.set(keyOf(id), database)
    return database
  }

  /** Copies all documents. @returns restores them, and discards the changes that no trigger has received */
  snapshot(): () => void {
    const restores = new Map([...this.#databases].map(([key, database]) => [key, database.snapshot()]))
    return () => {
      for (const [key, database] of this.#databases) (restores.get(key) ?? (() => database.clear()))()
      this.#parts.outbox.discardAll()
    }
  }

  /** Releases the data folder. */
  close(): void {
    this.#parts.journal.close()
  }

  #load(journal: Journal): void {
    const byKey = new Map<number, Database>()
    for (const { key, id, floor } of journal.databases()) {
      const database = new Database(id, this.#parts, key, floor)
      this.#databases.set(keyOf(id), database)
      byKey.set(key, database)
    }
    journal.eachDocument((database, path, entry) =>
      byKey.get(database)?.load(path.collection, path.id, entry),
    )
    for (const { database, path, version } of journal.tombstones())
      byKey.get(database)?.loadTombstone(path, version)
  }
}
