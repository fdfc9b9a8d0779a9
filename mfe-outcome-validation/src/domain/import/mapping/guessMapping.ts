import type { Pause, Table } from '@outcome-studio/shared/files'
import { type ColumnContent, columnContents, isOutcome } from './columnContents.ts'
import { MAPPED_COLUMNS, MATCHED_COLUMNS, type MappedField, type TableMapping } from './TableMapping.ts'

/** Number of rows searched for titles. */
const ROWS_FOR_TITLES = 10
/** A title is short; a statement that contains the word "step" is not. */
const LONGEST_TITLE = 40

type Columns = Record<MappedField, number | null>

/**
 * Guesses the mapping of a foreign table from its titles, otherwise from the content of its columns.
 * @param pause called between pieces of work
 */
export async function guessMapping({ rows }: Pick<Table, 'rows'>, pause: Pause): Promise<TableMapping> {
  await pause()
  const headerRow = rows.slice(0, ROWS_FOR_TITLES).findIndex((row) => {
    const columns = columnsByTitle(row, [])
    return columns.outcomeStatement !== null || columns.jobStep !== null
  })
  const contents = await columnContents(rows.slice(headerRow + 1), pause)
  if (headerRow === -1) return { headerRow: null, columns: withTexts(columnsByContent(contents), contents) }
  return { headerRow, columns: withUntitled(columnsByTitle(rows[headerRow] ?? [], contents), contents) }
}

/** @param contents of the columns below; empty if they are not known yet */
function columnsByTitle(row: readonly string[], contents: readonly ColumnContent[]): Columns {
  const columns = none()
  // A row that contains an outcome statement is no row of titles.
  if (row.some(isOutcome)) return columns
  for (const [at, cell] of row.entries()) {
    const title = cell.slice(0, 2 * LONGEST_TITLE).trim()
    if (title.length > LONGEST_TITLE) continue
    const match = MATCHED_COLUMNS.find(({ field, titles }) => columns[field] === null && titles.test(title))
    // "Phase" and "Stage" are titles of other columns too.
    if (match?.field === 'category' && contents[at]?.isWithoutCategories) continue
    if (match) columns[match.field] = at
  }
  return columns
}

/** Maps columns by unambiguous content under any title, such as "What we want". */
function withUntitled(titled: Columns, contents: readonly ColumnContent[]): Columns {
  const byContent = columnsByContent(contents)
  const used = new Set(Object.values(titled))
  const columns = { ...titled }
  for (const field of ['outcomeStatement', 'category'] as const) {
    const at = byContent[field] ?? null
    if (columns[field] === null && at !== null && !used.has(at)) columns[field] = at
  }
  return columns
}

function columnsByContent(contents: readonly ColumnContent[]): Columns {
  const columns = none()
  for (const [at, { kind }] of contents.entries()) {
    if (kind === 'text' || kind === 'other') continue
    if (kind !== 'rating') columns[kind] ??= at
    // Numbers before the statements are row numbers.
    else if (columns.outcomeStatement !== null) {
      if (columns.importance === null) columns.importance = at
      else columns.satisfaction ??= at
    }
  }
  return columns
}

/**
 * Maps columns of short texts in a table without titles. The steps are before the outcome statements; if no column
 * reads like outcome statements, the next column of texts has them.
 */
function withTexts(columns: Columns, contents: readonly ColumnContent[]): Columns {
  const where = (...kinds: readonly ColumnContent['kind'][]) =>
    [...contents.keys()].filter((at) => kinds.some((kind) => kind === contents[at]?.kind))
  const statements = columns.outcomeStatement ?? null
  if (statements !== null) {
    const before = where('text').filter((at) => at < statements)
    return { ...columns, jobStep: columns.jobStep ?? before.at(-1) ?? null }
  }
  const [jobStep = null, outcomeStatement = null] = where('jobStep', 'text')
  const [importance = null, satisfaction = null] =
    outcomeStatement === null ? [] : where('rating').filter((at) => at > outcomeStatement)
  return { ...columns, jobStep, outcomeStatement, importance, satisfaction }
}

const none = (): Columns => Object.fromEntries(MAPPED_COLUMNS.map(({ field }) => [field, null]))
