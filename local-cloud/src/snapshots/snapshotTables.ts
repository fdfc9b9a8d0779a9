import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { z } from 'zod'

const Names = z.array(z.object({ name: z.string() }))
const Changes = z.object({ changes: z.number() })

/** SQLite's own table of the last ids, which exists once a table with AUTOINCREMENT does. */
const SEQUENCES = 'sqlite_sequence'

interface Table {
  readonly name: string
  readonly rows: readonly Record<string, SQLInputValue>[]
}

/**
 * Copies all rows of a database, and the ids that it assigned last.
 *
 * @param database without references between its tables
 * @returns restores the rows in one transaction; does nothing if nothing has changed
 */
export function snapshotTables(database: DatabaseSync): () => void {
  const tables = tablesOf(database)
  let changes = changesOf(database)
  return () => {
    if (changesOf(database) === changes) return
    database.exec('BEGIN IMMEDIATE')
    try {
      for (const table of tables) replaceRows(database, table)
      database.exec('COMMIT')
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    }
    changes = changesOf(database)
  }
}

/** The table of ids comes last, because inserts into the others change it. */
function tablesOf(database: DatabaseSync): readonly Table[] {
  const listed = database
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name = '${SEQUENCES}', name`)
    .all()
  return Names.parse(listed).map(({ name }) => ({
    name,
    rows: database.prepare(`SELECT * FROM "${name}"`).all(),
  }))
}

function replaceRows(database: DatabaseSync, { name, rows }: Table): void {
  database.exec(`DELETE FROM "${name}"`)
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  const insert = database.prepare(
    `INSERT INTO "${name}" (${columns.map((column) => `"${column}"`).join(', ')})
     VALUES (${columns.map(() => '?').join(', ')})`,
  )
  for (const row of rows) insert.run(...Object.values(row))
}

/** Number of rows that this connection has changed since it was opened. */
function changesOf(database: DatabaseSync): number {
  return Changes.parse(database.prepare('SELECT total_changes() AS changes').get()).changes
}
