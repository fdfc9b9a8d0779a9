import type { Table } from './Table.ts'
import { createCellBudget, TableBuilder } from './TableBuilder.ts'

/** @throws FileProblem beyond FILE_LIMITS */
export function tableOf(rows: readonly (readonly string[])[]): Table {
  const table = new TableBuilder('', createCellBudget())
  for (const [at, row] of rows.entries()) {
    for (const [column, cell] of row.entries()) table.set(at, column, cell)
  }
  return table.table()
}
