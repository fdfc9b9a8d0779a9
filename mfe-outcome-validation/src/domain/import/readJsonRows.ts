import type { Pause, Table } from '@outcome-studio/shared/files'
import {
  createCellBudget,
  createSlices,
  FILE_LIMITS,
  FileProblem,
  TableBuilder,
} from '@outcome-studio/shared/files'

/** Work of one row apart from its cells, in characters. */
const ROW_WORK = 64

/**
 * Reads a JSON list of similar objects, as databases and survey tools export it, as a table. The keys become
 * the titles.
 * @throws FileProblem for any other JSON, and beyond FILE_LIMITS
 */
export async function readJsonRows(stored: unknown, pause: Pause): Promise<Table> {
  const table = new TableBuilder('', createCellBudget())
  const nextSlice = createSlices(pause)
  const columns = new Map<string, number>()
  if (!Array.isArray(stored) || stored.length === 0) throw noRows()
  if (stored.length >= FILE_LIMITS.rows) throw table.tooLarge()
  for (const [at, each] of stored.entries()) {
    if (typeof each !== 'object' || each === null || Array.isArray(each)) throw noRows()
    for (const [title, value] of Object.entries(each)) {
      const column = columns.get(title) ?? columns.size
      if (!columns.has(title)) {
        columns.set(title, column)
        table.set(0, column, title)
      }
      const text = textOf(value)
      table.set(at + 1, column, text)
      const waiting = nextSlice(ROW_WORK + text.length)
      if (waiting) await waiting
    }
  }
  return table.table()
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? `${value}` : ''
}

function noRows(): FileProblem {
  return new FileProblem(
    'This JSON file holds no study and no list of rows. Choose a file that was exported as JSON here, or a list of objects.',
  )
}
