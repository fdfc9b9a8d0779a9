import type { Table } from '../../files/Table.ts'
import { createCellBudget, TableBuilder } from '../../files/TableBuilder.ts'
import { markdownRows } from './markdownRows.ts'
import { outlineRows } from './outlineRows.ts'

/** Rows of a table in Markdown or of a list with levels; null for any other text. */
export function listRows(text: string): readonly (readonly string[])[] | null {
  return markdownRows(text) ?? outlineRows(text)
}

/** @throws FileProblem beyond FILE_LIMITS */
export function tableOf(rows: readonly (readonly string[])[]): Table {
  const table = new TableBuilder('', createCellBudget())
  for (const [at, row] of rows.entries()) {
    for (const [column, cell] of row.entries()) table.set(at, column, cell)
  }
  return table.table()
}
