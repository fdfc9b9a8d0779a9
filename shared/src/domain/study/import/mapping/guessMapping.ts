import type { Table } from '../../../files/Table.ts'
import { JOB_STEP_CATEGORIES } from '../../Study.ts'
import { MAPPED_COLUMNS, MATCHED_COLUMNS, type MappedField, type TableMapping } from './TableMapping.ts'

const DIRECTION = /^(minimi[sz]e|maximi[sz]e|increase|reduce|decrease|lower|avoid|eliminate|improve)\b/i
const CATEGORIES: ReadonlySet<string> = new Set(JOB_STEP_CATEGORIES.map((each) => each.toLowerCase()))

/** Number of rows searched for titles, or used to classify columns without titles. */
const ROWS_FOR_TITLES = 10
const SAMPLE = 100
/** A title is short; a statement that contains the word "step" is not. */
const LONGEST_TITLE = 40

type Columns = Record<MappedField, number | null>

/** Guesses the mapping of a foreign table from its titles, otherwise from the content of its columns. */
export function guessMapping({ rows }: Pick<Table, 'rows'>): TableMapping {
  const titled = rows
    .slice(0, ROWS_FOR_TITLES)
    .map((row, headerRow) => ({ headerRow, columns: columnsByTitle(row) }))
    .find(({ columns }) => columns.outcomeStatement !== null || columns.jobStep !== null)
  if (!titled) return { headerRow: null, columns: columnsByContent(rows.slice(0, SAMPLE)) }
  const below = rows.slice(titled.headerRow + 1, titled.headerRow + 1 + SAMPLE)
  return { ...titled, columns: withUntitled(titled.columns, below) }
}

/** Maps columns by unambiguous content under any title, such as "What we want". */
function withUntitled(titled: Columns, rows: readonly (readonly string[])[]): Columns {
  const byContent = columnsByContent(rows)
  const used = new Set(Object.values(titled))
  const columns = { ...titled }
  for (const field of ['outcomeStatement', 'category'] as const) {
    const at = byContent[field] ?? null
    if (columns[field] === null && at !== null && !used.has(at)) columns[field] = at
  }
  return columns
}

function columnsByTitle(row: readonly string[]): Columns {
  const columns = none()
  for (const [at, cell] of row.entries()) {
    const title = cell.trim()
    if (title.length > LONGEST_TITLE || DIRECTION.test(title)) continue
    const match = MATCHED_COLUMNS.find(({ field, titles }) => columns[field] === null && titles.test(title))
    if (match) columns[match.field] = at
  }
  return columns
}

function columnsByContent(rows: readonly (readonly string[])[]): Columns {
  const columns = none()
  const width = Math.max(0, ...rows.map((row) => row.length))
  for (let at = 0; at < width; at += 1) {
    const cells = rows.map((row) => row[at]?.trim() ?? '').filter(Boolean)
    const field = fieldOf(cells)
    // Numbers before the statements are row numbers.
    if (field === 'importance' && columns.outcomeStatement === null) continue
    if (field === 'importance' && columns.importance !== null) columns.satisfaction ??= at
    else if (field && columns[field] === null) columns[field] = at
  }
  return columns
}

function fieldOf(cells: readonly string[]): MappedField | null {
  const most = (fits: (cell: string) => boolean) => cells.filter(fits).length * 2 > cells.length
  if (cells.length === 0) return null
  if (most((cell) => DIRECTION.test(cell))) return 'outcomeStatement'
  if (most((cell) => CATEGORIES.has(cell.toLowerCase()))) return 'category'
  if (most((cell) => /^\d{1,2}([.,]\d+)?$/.test(cell))) return 'importance'
  return most((cell) => /\p{L}.*\s.*\p{L}/u.test(cell)) ? 'jobStep' : null
}

const none = (): Columns => Object.fromEntries(MAPPED_COLUMNS.map(({ field }) => [field, null]))
