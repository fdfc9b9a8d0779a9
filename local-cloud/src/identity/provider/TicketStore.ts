import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { digestOf, newSecret } from './secrets.ts'

const TICKET_LIFETIME = 3_600_000
const Row = z.object({ sub: z.string(), client_id: z.string() })

/** The action that a mailed link authorizes. */
export type Purpose = 'choose-password' | 'confirm-email'

export interface Ticket {
  readonly sub: string
  /** The client to return to afterwards. */
  readonly clientId: string
}

/** Single-use secrets of mailed links, valid for an hour. Times are milliseconds since 1970. */
export class TicketStore {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** @returns the secret for the link */
  issue(purpose: Purpose, { sub, clientId }: Ticket, now: number): string {
    const secret = newSecret()
    this.#database.prepare('DELETE FROM tickets WHERE expires_at <= ?').run(now)
    this.#database
      .prepare('INSERT INTO tickets (digest, purpose, sub, client_id, expires_at) VALUES (?, ?, ?, ?, ?)')
      .run(digestOf(secret), purpose, sub, clientId, now + TICKET_LIFETIME)
    return secret
  }

  find(purpose: Purpose, secret: string, now: number): Ticket | undefined {
    const row = this.#database
      .prepare('SELECT sub, client_id FROM tickets WHERE digest = ? AND purpose = ? AND expires_at > ?')
      .get(digestOf(secret), purpose, now)
    if (row === undefined) return undefined
    const { sub, client_id: clientId } = Row.parse(row)
    return { sub, clientId }
  }

  /** Invalidates all links of this purpose that were mailed to the person. */
  revokeAllOf(purpose: Purpose, sub: string): void {
    this.#database.prepare('DELETE FROM tickets WHERE purpose = ? AND sub = ?').run(purpose, sub)
  }
}
