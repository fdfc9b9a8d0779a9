import type { RatingScale } from '@outcome-studio/shared/domain/study'
import { STATEMENT_COLUMNS } from '@outcome-studio/shared/domain/study'

interface MappedColumn {
  readonly field: string
  readonly label: string
  /** Likely titles of the column. */
  readonly titles: RegExp
}

/** Columns of outcome statements that a foreign table can contain, by the table of fields. */
const FIELD_COLUMNS: readonly MappedColumn[] = STATEMENT_COLUMNS.flatMap(({ columns }) =>
  columns.flatMap(({ title, mapped }) =>
    mapped ? [{ field: mapped.name, label: title, titles: mapped.titles }] : [],
  ),
)

const TEXT_COLUMNS: readonly MappedColumn[] = [
  { field: 'jobStep', label: 'Job step', titles: /\bsteps?\b|\bjobs?\b|activity/i },
  {
    field: 'outcomeStatement',
    label: 'Outcome statement',
    titles: /outcome|statement|\bneeds?\b|metric/i,
  },
  { field: 'category', label: 'Category', titles: /categor|phase|stage|job map/i },
]

/** Possible meanings of a column of a foreign table, in the order of the form. */
export const MAPPED_COLUMNS: readonly MappedColumn[] = [...TEXT_COLUMNS, ...FIELD_COLUMNS]

/** Order in which titles are matched: the most specific first. */
export const MATCHED_COLUMNS: readonly MappedColumn[] = [...FIELD_COLUMNS, ...TEXT_COLUMNS.toReversed()]

/** Name of a column in MAPPED_COLUMNS. */
export type MappedField = MappedColumn['field']

/** How to read a foreign table as a study. */
export interface TableMapping {
  /** Index of the row of titles; the rows above it are not read. null for a table without titles. */
  readonly headerRow: number | null
  /** Index of the column for each field; null if the table does not contain it. */
  readonly columns: Readonly<Record<MappedField, number | null>>
  /** Scale of the ratings as chosen by the member; absent until then. */
  readonly scale?: RatingScale
}
