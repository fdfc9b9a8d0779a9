import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { Registrant, type RegistrantStatus } from './records.ts'

const Count = z.object({ count: z.number() })

/** Those of an event to be listed. */
export interface RegistrantQuery {
  readonly event: string
  /** undefined for all occurrences; somebody who is registered for several is listed once. */
  readonly occurrence?: string | undefined
  /** undefined for each status. */
  readonly status?: RegistrantStatus | undefined
  /** `sequence` after which the page starts. */
  readonly after: number
  readonly limit: number
}

/** Who is registered for what. A write is part of the transaction that runs. */
export class RegistrantStore {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  find(event: string, occurrence: string, email: string): Registrant | undefined {
    const row = this.#database
      .prepare('SELECT * FROM registrants WHERE event = ? AND occurrence = ? AND email = ?')
      .get(event, occurrence, email.toLowerCase())
    return row && Registrant.parse(row)
  }

  /** The registrations of a person for an event, one for each occurrence. */
  ofPerson(event: string, who: { readonly id?: string; readonly email?: string }): readonly Registrant[] {
    return this.#database
      .prepare('SELECT * FROM registrants WHERE event = ? AND (id = ? OR email = ?) ORDER BY sequence')
      .all(event, who.id ?? '', (who.email ?? '').toLowerCase())
      .map((row) => Registrant.parse(row))
  }

  list({ event, occurrence, status, after, limit }: RegistrantQuery): readonly Registrant[] {
    return this.#database
      .prepare(
        `SELECT * FROM registrants WHERE event = ? AND sequence > ? AND status = coalesce(?, status)
        AND occurrence = coalesce(?, occurrence) AND (? IS NOT NULL OR NOT EXISTS (
          SELECT 1 FROM registrants AS earlier WHERE earlier.event = registrants.event AND earlier.id = registrants.id
          AND earlier.status = registrants.status AND earlier.sequence < registrants.sequence
        )) ORDER BY sequence LIMIT ?`,
      )
      .all(event, after, status ?? null, occurrence ?? null, occurrence ?? null, limit)
      .map((row) => Registrant.parse(row))
  }

  count({ event, occurrence, status }: Pick<RegistrantQuery, 'event' | 'occurrence' | 'status'>): number {
    const row = this.#database
      .prepare(
        `SELECT count(DISTINCT id) AS count FROM registrants WHERE event = ? AND status = coalesce(?, status)
        AND occurrence = coalesce(?, occurrence)`,
      )
      .get(event, status ?? null, occurrence ?? null)
    return Count.parse(row).count
  }

  add(registrant: Omit<Registrant, 'sequence'>): void {
    const { event, occurrence, id, email, firstName, lastName, status, created } = registrant
    this.#database
      .prepare(
        `INSERT INTO registrants (event, occurrence, id, email, firstName, lastName, status, created)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(event, occurrence, id, email.toLowerCase(), firstName, lastName, status, created)
  }

  setStatus({ sequence }: Registrant, status: RegistrantStatus): void {
    this.#database.prepare('UPDATE registrants SET status = ? WHERE sequence = ?').run(status, sequence)
  }

  remove({ sequence }: Registrant): void {
    this.#database.prepare('DELETE FROM registrants WHERE sequence = ?').run(sequence)
  }
}
