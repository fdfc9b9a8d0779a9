import type { Cell, Column } from './Workbook.ts'

/** Height of one line of the workbook's font, in points. */
const LINE = 15
const TITLE_LINE = 24
/** Column widths are measured in digits, and letters are narrower on average. */
const LETTERS_OF_A_DIGIT = 1.1
/** Width of the button of a header's filter, which covers the end of the last line, with the space beside it. */
const FILTER_BUTTON = 3
/** Maximum height of a row in spreadsheets. ECMA-376 has no limit. */
const HIGHEST = 409

/**
 * Height in points at which every text of a row is visible. Spreadsheets recompute it when the row is edited,
 * but not all of them when they open a file.
 */
export function rowHeight(cells: readonly Cell[], columns: readonly Column[]): number {
  const heights = cells.map(({ value, style }, at) => {
    const line = style === 'title' ? TITLE_LINE : LINE
    const { width } = columns[at] ?? { width: 1 }
    // Bold letters are as wide as a digit.
    const letters = style === 'header' ? width - FILTER_BUTTON : width * LETTERS_OF_A_DIGIT
    return typeof value === 'string' ? linesOf(value, letters) * line : line
  })
  return Math.min(Math.max(LINE, ...heights), HIGHEST)
}

/** Width of a column, in digits, in which no word of its header is split or covered by the filter's button. */
export const headerWidth = (title: string): number =>
  Math.max(...title.split(' ').map(({ length }) => length)) + FILTER_BUTTON

function linesOf(text: string, width: number): number {
  return text.split('\n').reduce((sum, line) => sum + wrapped(line, width), 0)
}

/** Number of lines when wrapped at words; a word longer than a line is split. */
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
