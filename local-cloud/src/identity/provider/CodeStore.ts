import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { Grant } from './Grant.ts'
import { digestOf, newSecret } from './secrets.ts'

const CODE_LIFETIME = 60_000
export const ACCESS_TOKEN_SECONDS = 3600
/** Milliseconds a used code is stored: the lifetime of its access token, which a second use revokes. */
const USED_CODE_LIFETIME = CODE_LIFETIME + ACCESS_TOKEN_SECONDS * 1000

const CodeRow = z.object({ record: z.string(), expires_at: z.number(), is_used: z.number() })
const TokenRow = z.object({ sub: z.string() })

/** Authorization codes and their access tokens. Times are milliseconds since 1970. */
export class CodeStore {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** @returns the code, valid once within a minute */
  issue(grant: Grant, now: number): string {
    const code = newSecret()
    this.#database.prepare('DELETE FROM codes WHERE expires_at <= ?').run(now - USED_CODE_LIFETIME)
    this.#database.prepare('DELETE FROM access_tokens WHERE expires_at <= ?').run(now)
    this.#database
      .prepare('INSERT INTO codes (digest, sub, record, expires_at) VALUES (?, ?, ?, ?)')
      .run(digestOf(code), grant.sub, JSON.stringify(grant), now + CODE_LIFETIME)
    return code
  }

  /**
   * The grant of a valid code. A second use means that one of the callers stole the code; its tokens are revoked (RFC
   * 6749, section 4.1.2).
   */
  present(code: string, now: number): Grant | undefined {
    const digest = digestOf(code)
    const row = this.#database
      .prepare('SELECT record, expires_at, is_used FROM codes WHERE digest = ?')
      .get(digest)
    if (row === undefined) return undefined
    const { record, expires_at: expiresAt, is_used: isUsed } = CodeRow.parse(row)
    if (isUsed !== 0) {
      this.#database.prepare('DELETE FROM access_tokens WHERE code_digest = ?').run(digest)
      return undefined
    }
    return expiresAt > now ? Grant.parse(JSON.parse(record)) : undefined
  }

  /** Uses up a valid code. @returns its access token */
  redeem(code: string, { sub }: Grant, now: number): string {
    const token = newSecret()
    this.#database.exec('BEGIN')
    try {
      this.#database.prepare('UPDATE codes SET is_used = 1 WHERE digest = ?').run(digestOf(code))
      this.#database
        .prepare('INSERT INTO access_tokens (digest, sub, code_digest, expires_at) VALUES (?, ?, ?, ?)')
        .run(digestOf(token), sub, digestOf(code), now + ACCESS_TOKEN_SECONDS * 1000)
      this.#database.exec('COMMIT')
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
      throw error
    }
    return token
  }

  /** @returns the subject of an access token */
  subjectOf(accessToken: string, now: number): string | undefined {
    const row = this.#database
      .prepare('SELECT sub FROM access_tokens WHERE digest = ? AND expires_at > ?')
      .get(digestOf(accessToken), now)
    return row === undefined ? undefined : TokenRow.parse(row).sub
  }

  revokeAllOf(sub: string): void {
    this.#database.prepare('DELETE FROM codes WHERE sub = ?').run(sub)
    this.#database.prepare('DELETE FROM access_tokens WHERE sub = ?').run(sub)
  }
}
