import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

const Row = z.object({ record: z.string() })

interface Identified {
  readonly id: string
}

/** How the records of one kind are stored and found. */
export interface Kind<Stored extends Identified> {
  readonly name: string
  readonly schema: z.ZodType<Stored>
  /** Id of the customer that it belongs to, '' for none. */
  readonly owner?: (record: Stored) => string
  /** Id of the test clock that it follows, '' for the provider's own clock. */
  readonly clock?: (record: Stored) => string
  /** When something happens to it without anybody's doing, in seconds; undefined for never. */
  readonly due?: (record: Stored) => number | undefined
}

/** All records of one kind. A write is part of the transaction that runs. */
export class Collection<Stored extends Identified> {
  readonly #database: DatabaseSync
  readonly #kind: Kind<Stored>

  constructor(database: DatabaseSync, kind: Kind<Stored>) {
    this.#database = database
    this.#kind = kind
  }

  find(id: string): Stored | undefined {
    const row = this.#database
      .prepare('SELECT record FROM records WHERE kind = ? AND id = ?')
      .get(this.#kind.name, id)
    return row && this.#parse(row)
  }

  /** Newest first. @param owner only those of this customer */
  list(owner?: string): readonly Stored[] {
    const rows =
      owner === undefined
        ? this.#database
            .prepare('SELECT record FROM records WHERE kind = ? ORDER BY sequence DESC')
            .all(this.#kind.name)
        : this.#database
            .prepare('SELECT record FROM records WHERE kind = ? AND owner = ? ORDER BY sequence DESC')
            .all(this.#kind.name, owner)
    return rows.map((row) => this.#parse(row))
  }

  /** The newest ones, newest first. */
  latest(limit: number): readonly Stored[] {
    return this.#database
      .prepare('SELECT record FROM records WHERE kind = ? ORDER BY sequence DESC LIMIT ?')
      .all(this.#kind.name, limit)
      .map((row) => this.#parse(row))
  }

  /** Adds or replaces a record. @returns the record */
  put(record: Stored): Stored {
    const { name, owner, clock, due } = this.#kind
    this.#database
      .prepare(
        `INSERT INTO records (kind, id, owner, clock, due, record) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (kind, id) DO UPDATE SET
          owner = excluded.owner, clock = excluded.clock, due = excluded.due, record = excluded.record`,
      )
      .run(
        name,
        record.id,
        owner?.(record) ?? '',
        clock?.(record) ?? '',
        due?.(record) ?? null,
        JSON.stringify(record),
      )
    return record
  }

  remove(id: string): void {
    this.#database.prepare('DELETE FROM records WHERE kind = ? AND id = ?').run(this.#kind.name, id)
  }

  #parse(row: unknown): Stored {
    return this.#kind.schema.parse(JSON.parse(Row.parse(row).record))
  }
}
