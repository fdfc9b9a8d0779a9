import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { Account } from './Account.ts'
import { DamagedRecordError } from './DamagedRecordError.ts'

const Row = z.object({ record: z.string() })
const Count = z.object({ count: z.number() })

/**
 * Accounts of all projects. Each change is on disk when the call returns. The caller checks that e-mails and phone
 * numbers are unique within a project; the store rejects duplicates.
 */
export class AccountStore {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  find(project: string, localId: string): Account | undefined {
    return this.#one('local_id', project, localId)
  }

  /** @param email lower case */
  findByEmail(project: string, email: string): Account | undefined {
    return this.#one('email', project, email)
  }

  findByPhone(project: string, phone: string): Account | undefined {
    return this.#one('phone', project, phone)
  }

  save(project: string, account: Account): void {
    this.#database
      .prepare(
        `INSERT INTO accounts (project, local_id, email, phone, record) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (project, local_id)
         DO UPDATE SET email = excluded.email, phone = excluded.phone, record = excluded.record`,
      )
      .run(
        project,
        account.localId,
        account.email ?? null,
        account.phoneNumber ?? null,
        JSON.stringify(account),
      )
  }

  /** @returns false when the account did not exist */
  remove(project: string, localId: string): boolean {
    const result = this.#database
      .prepare('DELETE FROM accounts WHERE project = ? AND local_id = ?')
      .run(project, localId)
    return result.changes > 0
  }

  removeAll(project: string): void {
    this.#database.prepare('DELETE FROM accounts WHERE project = ?').run(project)
  }

  /** Accounts ordered by id. @param after the last id of the previous page, or the empty string */
  page(project: string, after: string, limit: number): readonly Account[] {
    return this.#database
      .prepare('SELECT record FROM accounts WHERE project = ? AND local_id > ? ORDER BY local_id LIMIT ?')
      .all(project, after, limit)
      .map(toAccount)
  }

  all(project: string): readonly Account[] {
    return this.page(project, '', -1)
  }

  count(project: string): number {
    const row = this.#database
      .prepare('SELECT count(*) AS count FROM accounts WHERE project = ?')
      .get(project)
    return Count.parse(row).count
  }

  #one(column: 'local_id' | 'email' | 'phone', project: string, value: string): Account | undefined {
    const row = this.#database
      .prepare(`SELECT record FROM accounts WHERE project = ? AND ${column} = ?`)
      .get(project, value)
    return row === undefined ? undefined : toAccount(row)
  }
}

function toAccount(row: unknown): Account {
  try {
    return Account.parse(JSON.parse(Row.parse(row).record))
  } catch (error) {
    throw new DamagedRecordError('A stored account cannot be read.', { cause: error })
  }
}
