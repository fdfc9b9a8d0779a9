import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { DatabaseId } from '../paths/ResourceName.ts'
import type { PlannedWrite } from '../schema/contract.ts'
import { parseFields } from '../values/parseValue.ts'
import { matchesPattern } from './matchesPattern.ts'
import type { TriggerEvent, TriggerOutbox, TriggerPattern } from './TriggerOutbox.ts'

const documentSchema = z.object({
  name: z.string(),
  fields: z
    .unknown()
    .optional()
    .transform((input) => parseFields(input)),
  createTime: z.number(),
  updateTime: z.number(),
})
const eventSchema = z.object({
  project: z.string(),
  database: z.string(),
  document: z.string(),
  time: z.number(),
  before: documentSchema.exactOptional(),
  after: documentSchema.exactOptional(),
})
const rowSchema = z.object({ id: z.number(), event: z.string() })
const patternSchema = z.object({ project: z.string(), database: z.string(), document: z.string() })

/** The outbox in SQLite. An event is stored in the same transaction as the change of its document. */
export class Outbox implements TriggerOutbox {
  readonly #db: DatabaseSync
  readonly #claimed = new Set<number>()
  readonly #listeners = new Set<() => void>()
  #patterns: readonly TriggerPattern[]
  #storesAll = false

  constructor(db: DatabaseSync) {
    this.#db = db
    this.#patterns = z.array(patternSchema).parse(db.prepare('SELECT * FROM trigger_patterns').all())
  }

  expectPatterns(): void {
    this.#storesAll = this.#patterns.length === 0
  }

  watch(patterns: readonly TriggerPattern[]): void {
    const insert = this.#db.prepare('INSERT OR IGNORE INTO trigger_patterns VALUES (?, ?, ?)')
    this.#db.exec('BEGIN IMMEDIATE')
    try {
      this.#db.exec('DELETE FROM trigger_patterns')
      for (const each of patterns) insert.run(each.project, each.database, each.document)
      this.#db.exec('COMMIT')
    } finally {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK')
    }
    this.#patterns = [...patterns]
    this.#storesAll = false
  }

  claim(limit: number): readonly TriggerEvent[] {
    const rows = this.#db
      .prepare('SELECT id, event FROM outbox ORDER BY id LIMIT ?')
      .all(limit + this.#claimed.size)
      .map((row) => rowSchema.parse(row))
      .filter((row) => !this.#claimed.has(row.id))
      .slice(0, limit)
    for (const row of rows) this.#claimed.add(row.id)
    return rows.map((row) => ({ id: row.id, ...eventSchema.parse(JSON.parse(row.event)) }))
  }

  acknowledge(id: number): void {
    this.#db.prepare('DELETE FROM outbox WHERE id = ?').run(id)
    this.#claimed.delete(id)
  }

  release(id: number): void {
    this.#claimed.delete(id)
  }

  get isEmpty(): boolean {
    return this.#db.prepare('SELECT 1 FROM outbox LIMIT 1').get() === undefined
  }

  discardAll(): void {
    this.#db.exec('DELETE FROM outbox')
    this.#claimed.clear()
  }

  onPending(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Returns the events that a commit must store, as text for the outbox table. */
  eventsOf(id: DatabaseId, root: string, time: number, changes: readonly PlannedWrite[]): readonly string[] {
    const patterns = this.#patterns.filter(
      (each) => each.project === id.project && each.database === id.database,
    )
    if (patterns.length === 0 && !this.#storesAll) return []
    return changes
      .map(({ name, before, after }) => ({
        ...id,
        document: name.slice(root.length + 1),
        time,
        before,
        after,
      }))
      .filter(
        ({ document }) =>
          this.#storesAll || patterns.some((pattern) => matchesPattern(pattern.document, document)),
      )
      .map((event) => JSON.stringify(event))
  }

  /** Notifies the listeners. Call it once a commit with events is durable. */
  announce(): void {
    for (const listener of this.#listeners) listener()
  }
}
