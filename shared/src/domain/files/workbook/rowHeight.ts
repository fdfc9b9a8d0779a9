import type { Cell, Column } from './Workbook.ts'

/** Points of a line of the workbook's font. */
const LINE = 15
const TITLE_LINE = 24
/** Letters take less than the digit that a column's width is counted in. */
const LETTERS_OF_A_DIGIT = 1.1
/** A row cannot be higher (ECMA-376 names none; spreadsheets stop here). */
const HIGHEST = 409

/**
 * Points a row needs so that every text in it shows whole. Spreadsheets work it out again when somebody edits the row,
 * but not all of them when they open a file.
 */
export function rowHeight(cells: readonly Cell[], columns: readonly Column[]): number {
  const heights = cells.map(({ value, style }, at) => {
    const line = style === 'title' ? TITLE_LINE : LINE
    return typeof value === 'string'
      ? linesOf(value, (columns[at]?.width ?? 1) * LETTERS_OF_A_DIGIT) * line
      : line
  })
  return Math.min(Math.max(LINE, ...heights), HIGHEST)
}

function linesOf(text: string, width: number): number {
  return text.split('\n').reduce((sum, line) => sum + wrapped(line, width), 0)
}

/** Words go to the next line whole, unless one is longer than a line. */
function wrapped(text: string, width: number): number {
  let lines = 1
  let used = 0
  for (const { length } of text.split(' ')) {
    if (used > 0 && used + 1 + length > width) {
      lines += 1
      used = 0
    }
    used += (used > 0 ? 1 : 0) + length
    if (used > width) {
      lines += Math.ceil(used / width) - 1
      used %= width
    }
  }
  return lines
}
