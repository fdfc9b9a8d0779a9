import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { z } from 'zod'
import { RpcError } from '../../base/RpcError.ts'
import { sqliteFailure } from '../../base/sqliteFailure.ts'
import type { DatabaseId, DocumentPath } from '../paths/ResourceName.ts'
import type { Entry } from './Entry.ts'

/** New state of one document. Without an entry the document was deleted. */
export interface JournalChange {
  readonly path: DocumentPath
  readonly entry: Entry | undefined
}

/** Everything that one commit stores on disk. */
export interface JournalCommit {
  readonly database: number
  readonly version: number
  readonly changes: readonly JournalChange[]
  /** See Outbox. */
  readonly events: readonly string[]
  /** Tombstones up to this version are removed. */
  readonly forgetThrough: number | undefined
}

export interface DatabaseRow {
  readonly key: number
  readonly id: DatabaseId
  readonly floor: number
}

const databaseSchema = z.object({ id: z.number(), project: z.string(), name: z.string(), floor: z.number() })
const tombstoneSchema = z.object({ database: z.number(), path: z.string(), version: z.number() })

/** Persistence of the store in SQLite. Each commit is one transaction, which is on disk when the method returns. */
export class Journal {
  readonly #db: DatabaseSync
  readonly #putDocument: StatementSync
  readonly #deleteDocument: StatementSync
  readonly #putTombstone: StatementSync
  readonly #deleteTombstone: StatementSync
  readonly #putEvent: StatementSync

  constructor(db: DatabaseSync) {
    this.#db = db
    this.#putDocument = db.prepare(
      `INSERT INTO documents VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE
       SET fields = excluded.fields, created = excluded.created, updated = excluded.updated`,
    )
    this.#deleteDocument = db.prepare(
      'DELETE FROM documents WHERE database = ? AND collection = ? AND id = ?',
    )
    this.#putTombstone = db.prepare('INSERT OR REPLACE INTO tombstones VALUES (?, ?, ?)')
    this.#deleteTombstone = db.prepare('DELETE FROM tombstones WHERE database = ? AND path = ?')
    this.#putEvent = db.prepare('INSERT INTO outbox (event) VALUES (?)')
  }

  databases(): readonly DatabaseRow[] {
    return this.#db
      .prepare('SELECT * FROM databases')
      .all()
      .map((row) => databaseSchema.parse(row))
      .map((row) => ({ key: row.id, id: { project: row.project, database: row.name }, floor: row.floor }))
  }

  /**
   * Calls back for every stored document. It avoids objects and schema checks per row, which would leave much garbage
   * for 100,000 rows.
   */
  eachDocument(onDocument: (database: number, path: DocumentPath, entry: Entry) => void): void {
    const path = { collection: '', id: '' }
    for (const row of this.#db.prepare('SELECT * FROM documents').iterate()) {
      path.collection = String(row.collection)
      path.id = String(row.id)
      const entry = {
        text: String(row.fields),
        createTime: Number(row.created),
        updateTime: Number(row.updated),
      }
      onDocument(Number(row.database), path, entry)
    }
  }

  /** Yields the oldest first. */
  *tombstones(): Iterable<z.output<typeof tombstoneSchema>> {
    for (const row of this.#db.prepare('SELECT * FROM tombstones ORDER BY version').iterate())
      yield tombstoneSchema.parse(row)
  }

  /**
   * Adds a database.
   *
   * @param floor the version the new database starts with
   * @returns its key for commits
   * @throws RpcError RESOURCE_EXHAUSTED when the disk is full
   */
  addDatabase(id: DatabaseId, floor: number): number {
    return this.#inTransaction(() =>
      Number(
        this.#db
          .prepare('INSERT INTO databases (project, name, floor) VALUES (?, ?, ?)')
          .run(id.project, id.database, floor).lastInsertRowid,
      ),
    )
  }

  /** @throws RpcError RESOURCE_EXHAUSTED when the disk is full; then nothing of the commit is stored */
  commit(commit: JournalCommit): void {
    this.#inTransaction(() => {
      for (const change of commit.changes) this.#store(commit.database, commit.version, change)
      for (const event of commit.events) this.#putEvent.run(event)
      if (commit.forgetThrough !== undefined) this.#forget(commit.database, commit.forgetThrough)
    })
  }

  close(): void {
    this.#db.close()
  }

  #store(database: number, version: number, { path, entry }: JournalChange): void {
    const whole = `${path.collection}/${path.id}`
    if (entry) {
      this.#putDocument.run(
        database,
        path.collection,
        path.id,
        entry.text,
        entry.createTime,
        entry.updateTime,
      )
      this.#deleteTombstone.run(database, whole)
    } else {
      this.#deleteDocument.run(database, path.collection, path.id)
      this.#putTombstone.run(database, whole, version)
    }
  }

  #forget(database: number, version: number): void {
    this.#db.prepare('DELETE FROM tombstones WHERE database = ? AND version <= ?').run(database, version)
    this.#db.prepare('UPDATE databases SET floor = ? WHERE id = ?').run(version, database)
  }

  #inTransaction<Result>(work: () => Result): Result {
    try {
      this.#db.exec('BEGIN IMMEDIATE')
      const result = work()
      this.#db.exec('COMMIT')
      return result
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK')
      const failure = sqliteFailure(error)
      if (failure === 'full' || failure === 'unwritable')
        throw new RpcError(
          'RESOURCE_EXHAUSTED',
          'The write was not stored: the disk is full or cannot be written. Free some space and try again.',
          { cause: error },
        )
      throw error
    }
  }
}
