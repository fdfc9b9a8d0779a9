import { isListMark, listMarks, type Table, tableOf } from '@outcome-studio/shared/files'

/** Pasted content: a list of texts, or a table whose columns need a mapping. */
export type Pasted =
  | { readonly kind: 'texts'; readonly texts: readonly string[] }
  | { readonly kind: 'table'; readonly table: Table }

const HEADING = /^(?:(?:job ?)?steps?|(?:desired )?outcomes?(?: statements?)?|(?:outcome )?statements?)$/i
const LONGEST_HEADING = 40

/**
 * Reads rows of cells. A single column is a list of texts; the marks of the list and a heading are dropped, also in a
 * column of their own before it. Several columns are a table.
 * @throws FileProblem for a table beyond FILE_LIMITS
 */
export function readPasted(rows: readonly (readonly string[])[]): Pasted {
  const width = rows.reduce((widest, { length }) => Math.max(widest, length), 0)
  const first = firstTextColumn(rows, width)
  const isList = rows.every((row) => row.every((cell, at) => at <= first || cell.trim() === ''))
  if (isList) return { kind: 'texts', texts: textsIn(rows.map((row) => row[first] ?? '')) }
  return { kind: 'table', table: tableOf(rows) }
}

/** The first column that contains more than the marks of a list. */
function firstTextColumn(rows: readonly (readonly string[])[], width: number): number {
  for (let column = 0; column < width; column += 1) {
    if (rows.some((row) => !isMarkOrEmpty((row[column] ?? '').trim()))) return column
  }
  return 0
}

const isMarkOrEmpty = (cell: string): boolean => cell === '' || isListMark(cell)

function textsIn(cells: readonly string[]): readonly string[] {
  // Line breaks become spaces, because each text is a single line.
  const lines = cells.map((cell) => cell.replace(/\s+/g, ' ').trim()).filter((line) => line !== '')
  const [first = ''] = lines
  const hasHeading = lines.length > 1 && first.length <= LONGEST_HEADING && HEADING.test(first)
  const texts = hasHeading ? lines.slice(1) : lines
  return texts.map(listMarks(texts))
}
