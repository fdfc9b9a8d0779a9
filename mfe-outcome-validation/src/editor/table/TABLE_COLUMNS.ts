import type { Sorting } from '../needs/table/nextSorting.ts'

/** The sortable columns of the table. */
export type TableColumn =
  | 'number'
  | 'step'
  | 'statement'
  | 'remarks'
  | 'importance'
  | 'satisfaction'
  | 'score'

interface ColumnHeading extends Sorting<TableColumn> {
  readonly label: string
  /** Columns of the same name have the same styles. */
  readonly look: string
}

/** From left to right, with the direction that is sorted first. The study is in ascending order of the number. */
export const TABLE_COLUMNS: readonly ColumnHeading[] = [
  { column: 'number', label: 'No.', look: 'number', direction: 'descending' },
  { column: 'step', label: 'Job step', look: 'step', direction: 'ascending' },
  { column: 'statement', label: 'Outcome statement', look: 'statement', direction: 'ascending' },
  { column: 'remarks', label: 'Remarks', look: 'remarks', direction: 'descending' },
  { column: 'importance', label: 'Importance', look: 'rating', direction: 'descending' },
  { column: 'satisfaction', label: 'Satisfaction', look: 'rating', direction: 'descending' },
  { column: 'score', label: 'Opportunity', look: 'opportunity', direction: 'descending' },
]
