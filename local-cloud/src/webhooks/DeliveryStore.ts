import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

const Row = z.object({
  id: z.number(),
  event: z.string(),
  due: z.number(),
  attempts: z.number(),
  state: z.enum(['pending', 'delivered', 'dropped', 'given up']),
  answer: z.string(),
})

/** One delivery of an event to the webhook. */
export type Delivery = z.infer<typeof Row>

/** Deliveries, kept until long after they succeeded, for the console. */
export class DeliveryStore {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** @param due milliseconds since 1970 */
  add(event: string, due: number, state: 'pending' | 'dropped'): void {
    this.#database
      .prepare('INSERT INTO deliveries (event, due, state) VALUES (?, ?, ?)')
      .run(event, due, state)
  }

  /** All pending ones, in the order of their events. */
  pending(): readonly Delivery[] {
    return this.#database
      .prepare(`SELECT * FROM deliveries WHERE state = 'pending' ORDER BY id`)
      .all()
      .map((row) => Row.parse(row))
  }

  /** Pending ones that are due. @param until milliseconds since 1970 @param order of their events */
  due(until: number, order: 'oldest first' | 'newest first', limit: number): readonly Delivery[] {
    return this.#database
      .prepare(
        `SELECT * FROM deliveries WHERE state = 'pending' AND due <= ?
        ORDER BY id ${order === 'newest first' ? 'DESC' : 'ASC'} LIMIT ?`,
      )
      .all(until, limit)
      .map((row) => Row.parse(row))
  }

  /** When the next pending one is due, in milliseconds since 1970. */
  nextDue(): number | undefined {
    const row = this.#database.prepare(`SELECT min(due) AS due FROM deliveries WHERE state = 'pending'`).get()
    return z.object({ due: z.number().nullable() }).parse(row).due ?? undefined
  }

  /** Newest first. */
  recent(limit: number): readonly Delivery[] {
    return this.#database
      .prepare('SELECT * FROM deliveries ORDER BY id DESC LIMIT ?')
      .all(limit)
      .map((row) => Row.parse(row))
  }

  update({ id, due, attempts, state, answer }: Delivery): void {
    this.#database
      .prepare('UPDATE deliveries SET due = ?, attempts = ?, state = ?, answer = ? WHERE id = ?')
      .run(due, attempts, state, answer, id)
  }
}
