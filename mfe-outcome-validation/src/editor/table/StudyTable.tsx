import { useReadOnly } from '@outcome-studio/shared/editor'
import { Button } from '@outcome-studio/shared/ui'
import { type Ref, useMemo, useRef, useState } from 'react'
import { SortHeading } from '../needs/table/SortHeading.tsx'
import type { OnPasteRatings } from '../needs/table/usePasteRatings.ts'
import { Region } from './frameStyles.ts'
import { GroupHeading } from './GroupHeading.tsx'
import { groupRows, isByStep } from './groupRows.ts'
import { SelectAll } from './SelectAll.tsx'
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
  const { rows, columns: chosen, sorting, onSort, onPasteRatings, selection, allRef } = props
  const { ids, toggle } = selection
  const isReadOnly = useReadOnly()
  const [limit, setLimit] = useState(AT_A_TIME)
  const head = useRef<HTMLTableSectionElement>(null)
  const shown = rows.slice(0, limit)
  const isGrouped = chosen.has('step') && isByStep(sorting)
  const columns = useMemo(
    () => (isGrouped ? new Set([...chosen].filter((column) => column !== 'step')) : chosen),
    [chosen, isGrouped],
  )
  const rowOf = (row: TableRow) => (
    <StudyRow
      key={row.id}
      {...row}
      columns={columns}
      isSelected={ids.has(row.id)}
      onToggle={toggle}
      onPasteRatings={onPasteRatings}
    />
  )
  const sortBy = (column: TableColumn) => {
    // This heading has the focus and disappears: the rows are below the names of their steps.
    if (column === 'step') head.current?.querySelector('button')?.focus()
    onSort(column)
  }
  const isWide = TRIAGE_COLUMNS.some((column) => columns.has(column))
  return (
    <>
      <Region
        tabIndex={0}
        role="region"
        aria-label="Table of outcome statements"
        data-wide={isWide ? '' : undefined}
      >
        <Table data-grouped={isGrouped ? '' : undefined}>
          <thead ref={head}>
            <tr>
              {!isReadOnly && (
                <th scope="col" data-column="select">
                  <SelectAll ref={allRef} selection={selection} count={rows.length} />
                </th>
              )}
              {TABLE_COLUMNS.filter(({ column }) => columns.has(column)).map(({ column, label, look }) => (
                <SortHeading
                  key={column}
                  column={look}
                  label={label}
                  direction={column === sorting?.column ? sorting.direction : null}
                  onSort={() => sortBy(column)}
                />
              ))}
            </tr>
          </thead>
          {isGrouped ? (
            groupRows(shown).map(({ id, step, stepNumber, rows }) => (
              <tbody key={id}>
                <GroupHeading
                  step={step}
                  stepNumber={stepNumber}
                  columns={columns.size + (isReadOnly ? 0 : 1)}
                />
                {rows.map(rowOf)}
              </tbody>
            ))
          ) : (
            <tbody>{shown.map(rowOf)}</tbody>
          )}
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
