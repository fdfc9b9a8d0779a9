import type { SortingState } from '@tanstack/react-table'
import { CheckBox } from '../core/CheckBox.ts'
import { ColumnHeader, RowGroup } from '../core/gridTable.ts'
import { SortHeading } from '../core/SortHeading.tsx'
import { SORT_LABELS, type SortKey } from './eventColumns.ts'
import { HeadRow } from './tableStyles.ts'

interface TableHeadProps {
  readonly sorting: SortingState
  readonly onSort: (sorting: SortingState) => void
  readonly isAllSelected: boolean
  readonly isPartlySelected: boolean
  /** Selects all events, or none if all are selected. */
  readonly onSelectAll: () => void
}

/** The headings of the table, which sort it, and the checkbox that selects all events. */
export function TableHead(props: TableHeadProps) {
  const { sorting, onSort, isAllSelected, isPartlySelected, onSelectAll } = props
  const [sortedBy] = sorting
  const heading = (key: SortKey) => (
    <SortHeading
      label={SORT_LABELS[key]}
      direction={sortedBy?.id === key ? (sortedBy.desc ? 'descending' : 'ascending') : null}
      onSort={() => onSort([{ id: key, desc: sortedBy?.id === key ? !sortedBy.desc : key === 'startTime' }])}
    />
  )
  const sortOf = (key: SortKey) => {
    if (key !== sortedBy?.id) return undefined
    return sortedBy.desc ? 'descending' : 'ascending'
  }

  return (
    <RowGroup>
      <HeadRow aria-rowindex={1}>
        <ColumnHeader>
          <CheckBox
            type="checkbox"
            aria-label="Select all"
            checked={isAllSelected}
            ref={(box) => {
              if (box) box.indeterminate = isPartlySelected
            }}
            onChange={onSelectAll}
          />
        </ColumnHeader>
        <ColumnHeader aria-sort={sortOf('topic')}>{heading('topic')}</ColumnHeader>
        <ColumnHeader aria-sort={sortOf('startTime')}>{heading('startTime')}</ColumnHeader>
        <ColumnHeader aria-sort={sortOf('status')}>{heading('status')}</ColumnHeader>
        <ColumnHeader aria-sort={sortOf('category')}>{heading('category')}</ColumnHeader>
        <ColumnHeader aria-sort={sortOf('instructor')}>{heading('instructor')}</ColumnHeader>
        <ColumnHeader>Actions</ColumnHeader>
      </HeadRow>
    </RowGroup>
  )
}
