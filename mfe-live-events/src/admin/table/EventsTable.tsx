import { counted, type Instructor, type LiveEvent } from '@outcome-studio/shared/domain'
import { EmptyState } from '@outcome-studio/shared/ui'
import { type RowSelectionState, type SortingState, useTable } from '@tanstack/react-table'
import { SearchX } from 'lucide-react'
import { type MouseEvent, useCallback, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { ColumnHeader, Frame, RowGroup, Rows } from '../core/gridTable.ts'
import { SortHeading } from '../core/SortHeading.tsx'
import type { EventEdits } from '../core/useEventEdits.ts'
import { useRowLayout } from '../core/useRowLayout.ts'
import { BulkActions } from './BulkActions.tsx'
import { EventDetailsDialog } from './EventDetailsDialog.tsx'
import { EventRow } from './EventRow.tsx'
import { eventColumns, features, LATEST_FIRST, SORT_LABELS, type SortKey } from './eventColumns.ts'
import { categoriesOf, viewedEvents } from './eventView.ts'
import { TableToolbar } from './TableToolbar.tsx'
import { CheckBox, HeadRow, ROW_SIZES, SortPair } from './tableStyles.ts'
import { useEventView } from './useEventView.ts'

interface EventsTableProps {
  readonly events: readonly LiveEvent[]
  readonly instructors: readonly Instructor[]
  readonly edit: EventEdits['edit']
}

/** All events in a table that draws only the rows in view. */
export function EventsTable({ events, instructors, edit }: EventsTableProps) {
  const categoriesId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [now] = useState(() => Date.now())
  const [view, setView] = useEventView()
  const [sorting, setSorting] = useState<SortingState>(LATEST_FIRST)
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({})
  const [detailed, setDetailed] = useState<LiveEvent | null>(null)

  const nameOf = useMemo(() => {
    const names = new Map(instructors.map(({ id, name }) => [id, name]))
    return (id: string) => names.get(id) ?? ''
  }, [instructors])
  const deferred = useDeferredValue(view)
  const data = useMemo(() => viewedEvents(events, deferred, nameOf, now), [events, deferred, nameOf, now])
  const columns = useMemo(() => eventColumns(nameOf), [nameOf])
  const table = useTable({
    features,
    columns,
    data,
    getRowId: ({ documentId }) => documentId,
    state: { sorting, rowSelection },
    onSortingChange: setSorting,
    onRowSelectionChange: setRowSelection,
    enableSortingRemoval: false,
  })
  const { rows } = table.getRowModel()
  const selected = rows.filter((row) => rowSelection[row.id]).map((row) => row.original)
  const { layout, rows: items, height, scrollMargin } = useRowLayout(rows.length, list, ROW_SIZES)

  const latest = useRef(table)
  latest.current = table
  // Stable, so that only rows that change are rendered again.
  const select = useCallback((click: MouseEvent<HTMLInputElement>, id: string) => {
    latest.current.getRow(id).getToggleSelectedHandler()(click)
  }, [])

  const [sortedBy] = sorting
  const heading = (key: SortKey) => (
    <SortHeading
      label={SORT_LABELS[key]}
      direction={sortedBy?.id === key ? (sortedBy.desc ? 'descending' : 'ascending') : null}
      onSort={() =>
        setSorting([{ id: key, desc: sortedBy?.id === key ? !sortedBy.desc : key === 'startTime' }])
      }
    />
  )
  const sortOf = (...keys: readonly SortKey[]) => {
    if (!keys.some((key) => key === sortedBy?.id)) return undefined
    return sortedBy?.desc ? 'descending' : 'ascending'
  }
  const isAllSelected = rows.length > 0 && selected.length === rows.length

  return (
    <>
      <TableToolbar view={view} onView={setView} sorting={sorting} onSort={setSorting} />
      <BulkActions
        count={`${counted(rows.length, 'event')}${rows.length < events.length ? ` of ${events.length}` : ''}`}
        selected={selected}
        edit={edit}
        onClear={() => setRowSelection({})}
      />
      <datalist id={categoriesId}>
        {categoriesOf(events).map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      {rows.length === 0 ? (
        <EmptyState title="No event matches" icon={<SearchX aria-hidden="true" />}>
          Change the search or the filters to see more.
        </EmptyState>
      ) : null}
      <Frame
        aria-label="Events"
        aria-rowcount={rows.length + 1}
        data-layout={layout}
        hidden={rows.length === 0}
      >
        <RowGroup>
          <HeadRow aria-rowindex={1}>
            <ColumnHeader>
              <CheckBox
                type="checkbox"
                aria-label="Select all"
                checked={isAllSelected}
                ref={(box) => {
                  if (box) box.indeterminate = selected.length > 0 && !isAllSelected
                }}
                onChange={() =>
                  setRowSelection(
                    isAllSelected ? {} : Object.fromEntries(rows.map(({ id }) => [id, true] as const)),
                  )
                }
              />
            </ColumnHeader>
            <SortPair aria-sort={sortOf('topic', 'startTime')}>
              {heading('topic')} {heading('startTime')}
            </SortPair>
            <ColumnHeader aria-sort={sortOf('status')}>{heading('status')}</ColumnHeader>
            <ColumnHeader aria-sort={sortOf('category')}>{heading('category')}</ColumnHeader>
            <ColumnHeader aria-sort={sortOf('instructor')}>{heading('instructor')}</ColumnHeader>
            <ColumnHeader>Actions</ColumnHeader>
          </HeadRow>
        </RowGroup>
        <Rows ref={list} style={{ height }}>
          {items.map(({ index, start }) => {
            const row = rows[index]
            return (
              row && (
                <EventRow
                  key={row.id}
                  event={row.original}
                  rowIndex={index + 2}
                  top={start - scrollMargin}
                  instructors={instructors}
                  categoriesId={categoriesId}
                  isSelected={rowSelection[row.id] === true}
                  onSelect={select}
                  onEdit={edit}
                  onDetails={setDetailed}
                />
              )
            )
          })}
        </Rows>
      </Frame>
      {detailed && (
        <EventDetailsDialog
          event={detailed}
          onSave={(changes) => {
            edit([detailed], changes)
            setDetailed(null)
          }}
          onClose={() => setDetailed(null)}
        />
      )}
    </>
  )
}
