import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { DamagedRecordError } from './DamagedRecordError.ts'

/** A single-use code of a mail link, which authorizes one action on the account. */
export const ActionCode = z.object({
  oobCode: z.string(),
  oobLink: z.string(),
  requestType: z.enum(['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL']),
  email: z.string(),
  newEmail: z.string().optional(),
})
export type ActionCode = Readonly<z.infer<typeof ActionCode>>

const Row = z.object({ record: z.string() })

export class ActionCodeStore {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  find(project: string, code: string): ActionCode | undefined {
    const row = this.#database
      .prepare('SELECT record FROM action_codes WHERE project = ? AND code = ?')
      .get(project, code)
    return row === undefined ? undefined : toActionCode(row)
  }

  all(project: string): readonly ActionCode[] {
    return this.#database
      .prepare('SELECT record FROM action_codes WHERE project = ?')
      .all(project)
      .map(toActionCode)
  }

  save(project: string, code: ActionCode): void {
    this.#database
      .prepare('INSERT INTO action_codes (project, code, record) VALUES (?, ?, ?)')
      .run(project, code.oobCode, JSON.stringify(code))
  }

  remove(project: string, code: string): void {
    this.#database.prepare('DELETE FROM action_codes WHERE project = ? AND code = ?').run(project, code)
  }

  removeAll(project: string): void {
    this.#database.prepare('DELETE FROM action_codes WHERE project = ?').run(project)
  }
}

function toActionCode(row: unknown): ActionCode {
  try {
    return ActionCode.parse(JSON.parse(Row.parse(row).record))
  } catch (error) {
    throw new DamagedRecordError('A stored action code cannot be read.', { cause: error })
  }
}
