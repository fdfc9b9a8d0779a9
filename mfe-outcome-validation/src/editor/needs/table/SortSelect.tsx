import { Select } from '@outcome-studio/shared/ui'
import type { Sorting } from './nextSorting.ts'

/** A column that rows are sorted by, with the direction that is sorted first. */
export interface SortColumn<Column extends string> extends Sorting<Column> {
  readonly label: string
  /** What the column has. Default: numbers where the first direction is descending, else words. */
  readonly has?: keyof typeof DIRECTIONS
}

const DIRECTIONS = {
  numbers: { ascending: 'lowest first', descending: 'highest first' },
  words: { ascending: 'A to Z', descending: 'Z to A' },
  places: { ascending: 'first to last', descending: 'last to first' },
} as const

interface SortSelectProps<Column extends string> {
  readonly columns: readonly SortColumn<Column>[]
  /** null for the order of the study. */
  readonly sorting: Sorting<Column> | null
  readonly onSort: (sorting: Sorting<Column> | null) => void
}

/** Sorts a table whose headings are not shown, as on a phone. */
export function SortSelect<Column extends string>({ columns, sorting, onSort }: SortSelectProps<Column>) {
  const choices = columns.flatMap(({ column, label, direction: first, has }) => {
    const names = DIRECTIONS[has ?? (first === 'descending' ? 'numbers' : 'words')]
    const other = first === 'ascending' ? 'descending' : 'ascending'
    return ([first, other] as const).map((direction) => ({
      sorting: { column, direction },
      value: `${column} ${direction}`,
      label: `${label}, ${names[direction]}`,
    }))
  })
  return (
    <Select
      label="Sort by"
      value={sorting === null ? '' : `${sorting.column} ${sorting.direction}`}
      options={[{ value: '', label: 'Study order' }, ...choices]}
      onChange={(chosen) => onSort(choices.find(({ value }) => value === chosen)?.sorting ?? null)}
    />
  )
}
