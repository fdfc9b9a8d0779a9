import { useReadOnly } from '@outcome-studio/shared/editor'
import { Button } from '@outcome-studio/shared/ui'
import { type Ref, useState } from 'react'
import { SortHeading } from '../needs/table/SortHeading.tsx'
import type { OnPasteRatings } from '../needs/table/usePasteRatings.ts'
import { Region } from './frameStyles.ts'
import { SelectBox } from './SelectBox.tsx'
import { StudyRow } from './StudyRow.tsx'
import { TABLE_COLUMNS, type TableColumn, TRIAGE_COLUMNS } from './TABLE_COLUMNS.ts'
import type { TableRow } from './tableRows.ts'
import { Muted, Table } from './tableStyles.ts'
import { ToolLine } from './toolStyles.ts'
import type { RowOrder } from './useRowOrder.ts'
import type { Selection } from './useSelection.ts'

/** Rows shown at first, and added each time. Each has a text field. */
const AT_A_TIME = 300

interface StudyTableProps extends Pick<RowOrder, 'sorting'> {
  readonly rows: readonly TableRow[]
  readonly columns: ReadonlySet<TableColumn>
  readonly onSort: RowOrder['sortBy']
  readonly onPasteRatings: OnPasteRatings
  readonly selection: Selection
  /** The checkbox of all rows. */
  readonly allRef: Ref<HTMLInputElement>
}

/** The rows of a study as a table. Selecting all includes the rows that are not shown yet. */
export function StudyTable(props: StudyTableProps) {
  const { rows, columns, sorting, onSort, onPasteRatings, selection, allRef } = props
  const { ids, toggle, toggleAll } = selection
  const isReadOnly = useReadOnly()
  const [limit, setLimit] = useState(AT_A_TIME)
  const shown = rows.slice(0, limit)
  const isWide = TRIAGE_COLUMNS.some((column) => columns.has(column))
  return (
    <>
      <Region
        tabIndex={0}
        role="region"
        aria-label="Table of outcome statements"
        data-wide={isWide ? '' : undefined}
      >
        <Table>
          <thead>
            <tr>
              {!isReadOnly && (
                <th scope="col" data-column="select">
                  <SelectBox
                    ref={allRef}
                    label="Select all"
                    isSelected={rows.length > 0 && ids.size === rows.length}
                    isPartly={ids.size > 0 && ids.size < rows.length}
                    onToggle={toggleAll}
                  />
                </th>
              )}
              {TABLE_COLUMNS.filter(({ column }) => columns.has(column)).map(({ column, label, look }) => (
                <SortHeading
                  key={column}
                  column={look}
                  label={label}
                  direction={column === sorting?.column ? sorting.direction : null}
                  onSort={() => onSort(column)}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <StudyRow
                key={row.id}
                {...row}
                columns={columns}
                isSelected={ids.has(row.id)}
                onToggle={toggle}
                onPasteRatings={onPasteRatings}
              />
            ))}
          </tbody>
        </Table>
      </Region>
      {shown.length < rows.length && (
        <ToolLine>
          <Button onPress={() => setLimit(limit + AT_A_TIME)}>Show more</Button>
          <Muted>
            {shown.length} of {rows.length.toLocaleString('en-US')} rows are shown.
          </Muted>
        </ToolLine>
      )}
    </>
  )
}
