import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { digestOf, newSecret } from './secrets.ts'

/** Lifetime of a session at the provider, in milliseconds. */
const SESSION_LIFETIME = 24 * 3_600_000

const Row = z.object({ sub: z.string(), started_at: z.number() })

/** A browser's session at the provider. */
export interface Session {
  readonly sub: string
  /** Milliseconds since 1970. */
  readonly startedAt: number
}

/** All active sessions. They survive a restart. */
export class SessionStore {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** @returns the secret for the browser's cookie */
  start({ sub, startedAt }: Session): string {
    const secret = newSecret()
    this.#database.prepare('DELETE FROM sessions WHERE started_at <= ?').run(startedAt - SESSION_LIFETIME)
    this.#database
      .prepare('INSERT INTO sessions (digest, sub, started_at) VALUES (?, ?, ?)')
      .run(digestOf(secret), sub, startedAt)
    return secret
  }

  /** @param now milliseconds since 1970 */
  find(secret: string, now: number): Session | undefined {
    const row = this.#database
      .prepare('SELECT sub, started_at FROM sessions WHERE digest = ? AND started_at > ?')
      .get(digestOf(secret), now - SESSION_LIFETIME)
    if (row === undefined) return undefined
    const { sub, started_at: startedAt } = Row.parse(row)
    return { sub, startedAt }
  }

  end(secret: string): void {
    this.#database.prepare('DELETE FROM sessions WHERE digest = ?').run(digestOf(secret))
  }

  endAllOf(sub: string): void {
    this.#database.prepare('DELETE FROM sessions WHERE sub = ?').run(sub)
  }
}
