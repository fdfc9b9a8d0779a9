import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { DamagedRecordError } from '../../auth/accounts/DamagedRecordError.ts'
import { Person } from './Person.ts'

const Row = z.object({ record: z.string() })

/** All users of the provider. Each change is on disk when the call returns. */
export class PersonStore {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  find(sub: string): Person | undefined {
    return toPerson(this.#database.prepare('SELECT record FROM people WHERE sub = ?').get(sub))
  }

  /** @param email lower case */
  findByEmail(email: string): Person | undefined {
    return toPerson(this.#database.prepare('SELECT record FROM people WHERE email = ?').get(email))
  }

  /** The caller checks that no other person has the e-mail address. */
  save(person: Person): void {
    this.#database
      .prepare(
        `INSERT INTO people (sub, email, record) VALUES (?, ?, ?)
         ON CONFLICT (sub) DO UPDATE SET email = excluded.email, record = excluded.record`,
      )
      .run(person.sub, person.email, JSON.stringify(person))
  }
}

function toPerson(row: unknown): Person | undefined {
  if (row === undefined) return undefined
  try {
    return Person.parse(JSON.parse(Row.parse(row).record))
  } catch (error) {
    throw new DamagedRecordError('A stored person cannot be read.', { cause: error })
  }
}
