import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

const Value = z.object({ value: z.string() })

/** Tables of every provider: deliveries of webhooks, with times in milliseconds since 1970, and settings by name. */
export const PROVIDER_TABLES = `
    CREATE TABLE deliveries (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      event TEXT NOT NULL,
      due INTEGER NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0,
      state TEXT NOT NULL,
      answer TEXT NOT NULL DEFAULT ''
    ) STRICT;
    CREATE INDEX deliveries_by_due ON deliveries (state, due);
    CREATE TABLE settings (
      name TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
`

/** What the store of every provider has: settings and transactions. */
export class ProviderStore {
  protected readonly database: DatabaseSync
  readonly #tables: readonly string[]

  /** @param tables of this provider, besides PROVIDER_TABLES */
  constructor(database: DatabaseSync, tables: readonly string[]) {
    this.database = database
    this.#tables = [...tables, 'deliveries', 'settings']
  }

  setting(name: string): string | undefined {
    const row = this.database.prepare('SELECT value FROM settings WHERE name = ?').get(name)
    return row && Value.parse(row).value
  }

  setSetting(name: string, value: string): void {
    this.database.prepare('INSERT OR REPLACE INTO settings VALUES (?, ?)').run(name, value)
  }

  /** Stores all changes of `change` or, if it throws, none. A transaction in a transaction is part of it. */
  transaction<Result>(change: () => Result): Result {
    if (this.database.isTransaction) return change()
    this.database.exec('BEGIN')
    try {
      const result = change()
      this.database.exec('COMMIT')
      return result
    } catch (error) {
      this.database.exec('ROLLBACK')
      throw error
    }
  }

  /** Deletes everything. */
  clear(): void {
    this.transaction(() => {
      for (const table of this.#tables) this.database.exec(`DELETE FROM ${table}`)
    })
  }
}
