import { Select, TextField } from '@outcome-studio/shared/ui'
import type { SortingState } from '@tanstack/react-table'
import { NEXT, SORT_LABELS } from './eventColumns.ts'
import { type EventView, STATUS_FILTERS, TIME_FILTERS } from './eventView.ts'
import { Toolbar } from './tableStyles.ts'

const ORDERS = [
  { value: NEXT, label: 'Next first' },
  ...Object.entries(SORT_LABELS).flatMap(([id, label]) =>
    id === 'startTime'
      ? [
          { value: 'startTime desc', label: 'Latest start' },
          { value: 'startTime', label: 'Earliest start' },
        ]
      : [
          { value: id, label },
          { value: `${id} desc`, label: `${label}, descending` },
        ],
  ),
]

interface TableToolbarProps {
  readonly view: EventView
  readonly onView: (change: Partial<EventView>) => void
  readonly sorting: SortingState
  readonly onSort: (sorting: SortingState) => void
}

/** Searches, filters and sorts events. */
export function TableToolbar({ view, onView, sorting: [order], onSort }: TableToolbarProps) {
  return (
    <Toolbar role="search" aria-label="Events">
      <TextField
        label="Find an event"
        type="search"
        autoComplete="off"
        placeholder="Topic, instructor or Zoom number"
        value={view.search}
        onChange={(search) => onView({ search })}
      />
      <Select
        label="Status"
        value={view.status}
        options={STATUS_FILTERS}
        onChange={(chosen) => {
          const status = STATUS_FILTERS.find(({ value }) => value === chosen)?.value
          if (status) onView({ status })
        }}
      />
      <Select
        label="Time"
        value={view.time}
        options={TIME_FILTERS}
        onChange={(chosen) => {
          const time = TIME_FILTERS.find(({ value }) => value === chosen)?.value
          if (time) onView({ time })
        }}
      />
      <Select
        label="Sort by"
        value={order ? `${order.id}${order.desc ? ' desc' : ''}` : ''}
        options={ORDERS}
        onChange={(chosen) => {
          const [id = '', direction] = chosen.split(' ')
          onSort([{ id, desc: direction === 'desc' }])
        }}
      />
    </Toolbar>
  )
}
