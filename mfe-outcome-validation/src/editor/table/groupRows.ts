import type { JobStepView } from '@outcome-studio/shared/document'
import type { Sorting } from '../needs/table/nextSorting.ts'
import type { TableColumn } from './TABLE_COLUMNS.ts'
import type { TableRow } from './tableRows.ts'

/** Rows that follow each other and belong to one job step. */
export interface RowGroup {
  readonly id: string
  readonly step: JobStepView
  /** Position of the step, from 1. */
  readonly stepNumber: number
  readonly rows: readonly TableRow[]
}

/** Whether the rows of each step follow each other, so that its name is needed once. */
export const isByStep = (sorting: Sorting<TableColumn> | null): boolean =>
  sorting === null || sorting.column === 'number' || sorting.column === 'step'

/** Groups rows by their job step, in their order. */
export function groupRows(rows: readonly TableRow[]): readonly RowGroup[] {
  const groups: (RowGroup & { readonly rows: TableRow[] })[] = []
  const named = new Set<string>()
  for (const row of rows) {
    const { id, step, stepNumber } = row
    const last = groups.at(-1)
    if (last?.step.uuid === step.uuid) last.rows.push(row)
    else {
      // A statement that was moved to another step keeps its place in the order that was chosen before.
      groups.push({ id: named.has(step.uuid) ? id : step.uuid, step, stepNumber, rows: [row] })
      named.add(step.uuid)
    }
  }
  return groups
}
