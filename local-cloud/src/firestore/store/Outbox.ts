import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { z } from 'zod'
import { sqliteFailure } from '../../base/sqliteFailure.ts'
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
const idSchema = z.object({ id: z.number() })
const rowSchema = z.object({ event: z.string() })
const patternSchema = z.object({ project: z.string(), database: z.string(), document: z.string() })

/**
 * Milliseconds. Each deletion waits for the disk, as each commit does, so events are deleted together. One that was
 * delivered shortly before the process is killed is delivered again.
 */
const DELETION_DELAY = 50

/** The outbox in SQLite. An event is stored in the same transaction as the change of its document. */
export class Outbox implements TriggerOutbox {
  readonly #db: DatabaseSync
  readonly #claimed = new Set<number>()
  readonly #delivered = new Set<number>()
  readonly #listeners = new Set<() => void>()
  readonly #selectIds: StatementSync
  readonly #selectEvent: StatementSync
  readonly #delete: StatementSync
  #deletion: NodeJS.Timeout | undefined
  #patterns: readonly TriggerPattern[]
  #storesAll = false

  constructor(db: DatabaseSync) {
    this.#db = db
    this.#selectIds = db.prepare('SELECT id FROM outbox ORDER BY id LIMIT ?')
    this.#selectEvent = db.prepare('SELECT event FROM outbox WHERE id = ?')
    this.#delete = db.prepare('DELETE FROM outbox WHERE id = ?')
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
    const ids = this.#selectIds
      .all(limit + this.#claimed.size)
      .map((row) => idSchema.parse(row).id)
      .filter((id) => !this.#claimed.has(id))
      .slice(0, limit)
    for (const id of ids) this.#claimed.add(id)
    return ids.map((id) => {
      const { event } = rowSchema.parse(this.#selectEvent.get(id))
      return { id, ...eventSchema.parse(JSON.parse(event)) }
    })
  }

  acknowledge(id: number): void {
    this.#delivered.add(id)
    this.#deletion ??= setTimeout(() => this.#tryToDelete(), DELETION_DELAY).unref()
  }

  /** Deletes what is delivered. Call it before the database is closed. */
  close(): void {
    this.#deleteDelivered()
  }

  release(id: number): void {
    this.#claimed.delete(id)
  }

  get isEmpty(): boolean {
    return this.#selectIds
      .all(1 + this.#delivered.size)
      .every((row) => this.#delivered.has(idSchema.parse(row).id))
  }

  discardAll(): void {
    this.#db.exec('DELETE FROM outbox')
    this.#claimed.clear()
    this.#delivered.clear()
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

  /** On a full disk the events are deleted with those that are delivered next. */
  #tryToDelete(): void {
    try {
      this.#deleteDelivered()
    } catch (error) {
      const failure = sqliteFailure(error)
      if (failure !== 'full' && failure !== 'unwritable') throw error
    }
  }

  #deleteDelivered(): void {
    clearTimeout(this.#deletion)
    this.#deletion = undefined
    if (this.#delivered.size === 0) return
    this.#db.exec('BEGIN IMMEDIATE')
    try {
      for (const id of this.#delivered) this.#delete.run(id)
      this.#db.exec('COMMIT')
    } finally {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK')
    }
    for (const id of this.#delivered) this.#claimed.delete(id)
    this.#delivered.clear()
  }
}
