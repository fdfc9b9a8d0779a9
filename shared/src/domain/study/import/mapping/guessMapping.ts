import type { Table } from '../../../files/Table.ts'
import { JOB_STEP_CATEGORIES } from '../../Study.ts'
import type { MappedField, TableMapping } from './TableMapping.ts'

/** How people call each; the first that fits takes the column. */
const TITLES: Readonly<Record<MappedField, RegExp>> = {
  outcomeStatement: /outcome|statement|\bneeds?\b|metric/i,
  jobStep: /\bsteps?\b|\bjobs?\b|activity/i,
  category: /categor|phase|stage|job map/i,
  importance: /^imp(ortance|ortant|\.)?\b/i,
  satisfaction: /^sat(isfaction|isfied|\.)?\b/i,
}
const DIRECTION = /^(minimi[sz]e|maximi[sz]e|increase|reduce|decrease|lower|avoid|eliminate|improve)\b/i
const CATEGORIES: ReadonlySet<string> = new Set(JOB_STEP_CATEGORIES.map((each) => each.toLowerCase()))

/** Rows among which titles are looked for, and by which columns without titles are told apart. */
const ROWS_FOR_TITLES = 10
const SAMPLE = 100
/** A title is short; a statement that holds the word "step" is not. */
const LONGEST_TITLE = 40

type Columns = Record<MappedField, number | null>

/** What somebody's table probably means, by its titles, or else by what its columns hold. */
export function guessMapping({ rows }: Pick<Table, 'rows'>): TableMapping {
  const titled = rows
    .slice(0, ROWS_FOR_TITLES)
    .map((row, headerRow) => ({ headerRow, columns: columnsByTitle(row) }))
    .find(({ columns }) => columns.outcomeStatement !== null || columns.jobStep !== null)
  if (!titled) return { headerRow: null, columns: columnsByContent(rows.slice(0, SAMPLE)) }
  const below = rows.slice(titled.headerRow + 1, titled.headerRow + 1 + SAMPLE)
  return { ...titled, columns: withUntitled(titled.columns, below) }
}

/** What can hardly be taken for anything else is found under any title, such as "What we want". */
function withUntitled(titled: Columns, rows: readonly (readonly string[])[]): Columns {
  const byContent = columnsByContent(rows)
  const used = new Set(Object.values(titled))
  const columns = { ...titled }
  for (const field of ['outcomeStatement', 'category'] as const) {
    const at = byContent[field]
    if (columns[field] === null && at !== null && !used.has(at)) columns[field] = at
  }
  return columns
}

function columnsByTitle(row: readonly string[]): Columns {
  const columns = none()
  for (const [at, cell] of row.entries()) {
    const title = cell.trim()
    if (title.length > LONGEST_TITLE || DIRECTION.test(title)) continue
    const field = FIELDS_BY_TITLE.find((each) => columns[each] === null && TITLES[each].test(title))
    if (field) columns[field] = at
  }
  return columns
}

const FIELDS_BY_TITLE = ['importance', 'satisfaction', 'category', 'outcomeStatement', 'jobStep'] as const

function columnsByContent(rows: readonly (readonly string[])[]): Columns {
  const columns = none()
  const width = Math.max(0, ...rows.map((row) => row.length))
  for (let at = 0; at < width; at += 1) {
    const cells = rows.map((row) => row[at]?.trim() ?? '').filter(Boolean)
    const field = fieldOf(cells)
    // Numbers before the statements count the rows.
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

const none = (): Columns => ({
  jobStep: null,
  outcomeStatement: null,
  category: null,
  importance: null,
  satisfaction: null,
})
