import * as z from 'zod/mini'
import type { Sorting } from '../../needs/table/nextSorting.ts'
import { COLUMN_NAMES, type TableColumn } from '../TABLE_COLUMNS.ts'
import { BAND_FILTERS, type RowCriteria, STATUS_FILTERS } from '../useRowFilter.ts'

/** Columns, filters and order of the table under a name (docs/decisions/initiatives.md). */
export interface SavedView {
  readonly name: string
  readonly columns: readonly TableColumn[]
  readonly criteria: RowCriteria
  readonly sorting: Sorting<TableColumn> | null
}

export const VIEW_LIMITS = {
  /** Views of one study. */
  count: 20,
  /** Characters of a name. */
  name: 60,
} as const

const column = z.enum(COLUMN_NAMES)
const savedView = z.object({
  name: z.string().check(z.minLength(1)),
  columns: z.array(column),
  criteria: z.object({
    step: z.string(),
    band: z.enum(BAND_FILTERS),
    status: z.enum(STATUS_FILTERS),
    owner: z.string(),
    tag: z.string(),
    hasRemarks: z.boolean(),
    hasNoEvidence: z.boolean(),
  }),
  sorting: z.nullable(z.object({ column, direction: z.enum(['ascending', 'descending']) })),
})

/** Reads what is stored. Views of another version that have unknown columns or filters are left out. */
export function parseViews(stored: unknown): readonly SavedView[] | null {
  if (!Array.isArray(stored)) return null
  return stored.flatMap((each: unknown) => {
    const read = savedView.safeParse(each)
    return read.success ? read.data : []
  })
}

/** Adds a view, or replaces that of the same name. The names are in alphabetical order. */
export const withView = (views: readonly SavedView[], view: SavedView): readonly SavedView[] =>
  [...views.filter(({ name }) => name !== view.name), view].sort((one, other) =>
    one.name.localeCompare(other.name, 'en'),
  )
