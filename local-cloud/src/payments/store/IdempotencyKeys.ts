import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

const Row = z.object({ fingerprint: z.string(), status: z.number(), body: z.string() })

/** Answers by idempotency key, so that a request that is sent again is not carried out again. */
export class IdempotencyKeys {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** The answer to the first request with this key. */
  find(key: string): z.infer<typeof Row> | undefined {
    const row = this.#database
      .prepare('SELECT fingerprint, status, body FROM idempotency_keys WHERE key = ?')
      .get(key)
    return row && Row.parse(row)
  }

  /** @param fingerprint tells different requests with one key apart */
  add(key: string, fingerprint: string, status: number, body: string): void {
    this.#database
      .prepare('INSERT OR REPLACE INTO idempotency_keys VALUES (?, ?, ?, ?)')
      .run(key, fingerprint, status, body)
  }
}
