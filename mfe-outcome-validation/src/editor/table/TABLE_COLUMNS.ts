import type { SortColumn } from '../needs/table/SortSelect.tsx'

/** The sortable columns of the table. */
export const COLUMN_NAMES = [
  'number',
  'step',
  'statement',
  'remarks',
  'importance',
  'satisfaction',
  'score',
  'status',
  'owner',
  'tags',
] as const
export type TableColumn = (typeof COLUMN_NAMES)[number]

/** Columns that the table cannot do without. */
export const FIXED_COLUMNS: ReadonlySet<TableColumn> = new Set(['number', 'statement'])

/** Columns that are shown once an outcome statement has a value in one of them. */
export const TRIAGE_COLUMNS = ['status', 'owner', 'tags'] as const satisfies readonly TableColumn[]

interface ColumnHeading extends SortColumn<TableColumn> {
  /** Columns of the same name have the same styles. */
  readonly look: string
}

/** From left to right, with the direction that is sorted first. The study is in ascending order of the number. */
export const TABLE_COLUMNS: readonly ColumnHeading[] = [
  { column: 'number', label: 'No.', look: 'number', direction: 'descending', has: 'places' },
  { column: 'step', label: 'Job step', look: 'step', direction: 'ascending', has: 'places' },
  { column: 'statement', label: 'Outcome statement', look: 'statement', direction: 'ascending' },
  { column: 'remarks', label: 'Remarks', look: 'remarks', direction: 'descending' },
  { column: 'importance', label: 'Importance', look: 'rating', direction: 'descending' },
  { column: 'satisfaction', label: 'Satisfaction', look: 'rating', direction: 'descending' },
  { column: 'score', label: 'Opportunity', look: 'opportunity', direction: 'descending' },
  { column: 'status', label: 'Status', look: 'status', direction: 'ascending' },
  { column: 'owner', label: 'Owner', look: 'owner', direction: 'ascending' },
  { column: 'tags', label: 'Tags', look: 'tags', direction: 'ascending' },
]
