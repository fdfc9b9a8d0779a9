import { shortened } from '@outcome-studio/shared/domain/study'
import { columnName, createSlices, listMarks, type Pause, type Table } from '@outcome-studio/shared/files'
import { findScaleDoubt, type ScaleDoubt } from '../findScaleDoubt.ts'
import type { MappedField, TableMapping } from './TableMapping.ts'

/** Characters of a cell that decide whether it begins with the mark of a list. */
const START = 200
/** Work of one cell, in characters. */
const CELL_WORK = 64

/** What is known of the columns of a mapped table before its rows are read. */
interface ColumnFacts {
  /** Removes the marks of a list from a text of the column. */
  readonly withoutMark: (field: MappedField, text: string) => string
  readonly scaleDoubt: ScaleDoubt | null
  /** Titles of the columns with contents that the mapping leaves out. */
  readonly notImported: readonly string[]
}

/** @param pause called between pieces of work */
export async function columnFacts(
  { rows }: Pick<Table, 'rows'>,
  { headerRow, columns }: TableMapping,
  pause: Pause,
): Promise<ColumnFacts> {
  const nextSlice = createSlices(pause)
  const first = headerRow === null ? 0 : headerRow + 1
  const titles = headerRow === null ? [] : (rows[headerRow] ?? [])
  const columnOf = async (field: MappedField) => {
    const at = columns[field] ?? null
    if (at === null) return null
    const cells: string[] = []
    for (const row of rows.slice(first)) {
      cells.push((row[at] ?? '').slice(0, START).trim())
      const waiting = nextSlice(CELL_WORK)
      if (waiting) await waiting
    }
    return { title: titles[at] ?? '', cells }
  }
  const marks = new Map<MappedField, (text: string) => string>()
  for (const field of ['jobStep', 'outcomeStatement']) {
    marks.set(field, listMarks((await columnOf(field))?.cells ?? []))
  }
  const ratings = [await columnOf('importance'), await columnOf('satisfaction')]
  const used = new Set(Object.values(columns))
  const filled = new Set<number>()
  for (const row of rows.slice(first)) {
    for (const [at, cell] of row.entries()) {
      if (!used.has(at) && !filled.has(at) && /\S/.test(cell)) filled.add(at)
    }
    const waiting = nextSlice(row.length * CELL_WORK)
    if (waiting) await waiting
  }
  return {
    withoutMark: (field, text) => marks.get(field)?.(text) ?? text,
    scaleDoubt: findScaleDoubt(ratings.filter((column) => column !== null)),
    notImported: [...filled]
      .sort((one, other) => one - other)
      .map((at) => shortened(titles[at]?.trim() ?? '') || `column ${columnName(at)}`),
  }
}
