import type { EventId, Instructor, LiveEvent } from '@outcome-studio/shared/domain/events'
import { type RowSelectionState, type SortingState, useTable } from '@tanstack/react-table'
import { type MouseEvent, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { eventColumns, features, NEXT_FIRST } from './eventColumns.ts'
import { type EventView, viewedEvents } from './eventView.ts'

/**
 * Filters, sorts and selects events. Typing in the search never waits for the table.
 * @param kept events that are shown also if they do not match
 */
export function useEventTable(
  events: readonly LiveEvent[],
  instructors: readonly Instructor[],
  view: EventView,
  kept: ReadonlySet<EventId>,
) {
  const [now] = useState(() => Date.now())
  const [sorting, setSorting] = useState<SortingState>(NEXT_FIRST)
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({})

  const nameOf = useMemo(() => {
    const names = new Map(instructors.map(({ id, name }) => [id, name]))
    return (id: string) => names.get(id) ?? ''
  }, [instructors])
  const deferred = useDeferredValue(view)
  const data = useMemo(
    () => viewedEvents(events, deferred, nameOf, now, kept),
    [events, deferred, nameOf, now, kept],
  )
  const columns = useMemo(() => eventColumns(nameOf, now), [nameOf, now])
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

  const latest = useRef(table)
  latest.current = table
  // Stable, so that only rows that change are rendered again.
  const select = useCallback((click: MouseEvent<HTMLInputElement>, id: string) => {
    latest.current.getRow(id).getToggleSelectedHandler()(click)
  }, [])

  return { rows, sorting, setSorting, rowSelection, setRowSelection, select }
}
