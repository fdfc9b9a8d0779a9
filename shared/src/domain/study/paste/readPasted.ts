import type { Table } from '../../files/Table.ts'
import { createCellBudget, TableBuilder } from '../../files/TableBuilder.ts'
import { withoutNumbering } from '../import/mapping/withoutNumbering.ts'

/** Pasted content: a list of texts, or a table whose columns need a mapping. */
export type Pasted =
  | { readonly kind: 'texts'; readonly texts: readonly string[] }
  | { readonly kind: 'table'; readonly table: Table }

/** A cell with nothing but the bullet or number of a list item, as word processors copy it. */
const NUMBERING = /^(?:[•·▪◦‣*–—-]|o|\(?\d{1,4}(?:\.\d{1,4}){0,3}[.)]?|[a-z][.)])$/i
const HEADING = /^(?:(?:job ?)?steps?|(?:desired )?outcomes?(?: statements?)?|(?:outcome )?statements?)$/i
const LONGEST_HEADING = 40

/**
 * Reads rows of cells. A single column is a list of texts; bullets, numbers and a heading are dropped, also in a column
 * of their own before it. Several columns are a table.
 * @throws FileProblem for a table beyond FILE_LIMITS
 */
export function readPasted(rows: readonly (readonly string[])[]): Pasted {
  const width = rows.reduce((widest, { length }) => Math.max(widest, length), 0)
  const first = firstTextColumn(rows, width)
  const isList = rows.every((row) => row.every((cell, at) => at <= first || cell.trim() === ''))
  if (isList) return { kind: 'texts', texts: textsIn(rows.map((row) => row[first] ?? '')) }
  const table = new TableBuilder('', createCellBudget())
  for (const [at, row] of rows.entries()) {
    for (const [column, cell] of row.entries()) table.set(at, column, cell)
  }
  return { kind: 'table', table: table.table() }
}

/** The first column that contains more than the bullets or numbers of a list. */
function firstTextColumn(rows: readonly (readonly string[])[], width: number): number {
  for (let column = 0; column < width; column += 1) {
    if (rows.some((row) => !isNumbering((row[column] ?? '').trim()))) return column
  }
  return 0
}

function isNumbering(cell: string): boolean {
  return cell === '' || NUMBERING.test(cell)
}

function textsIn(cells: readonly string[]): readonly string[] {
  // One text is one line.
  const texts = cells
    .map((cell) => withoutNumbering(cell.replace(/\s+/g, ' ').trim()))
    .filter((text) => text !== '')
  const [first = ''] = texts
  return first.length <= LONGEST_HEADING && HEADING.test(first) ? texts.slice(1) : texts
}
