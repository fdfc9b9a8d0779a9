import { counted } from '@outcome-studio/shared/domain/base'
import type { Instructor, LiveEvent } from '@outcome-studio/shared/domain/events'
import { useHost } from '@outcome-studio/shared/feature'
import { Button, EmptyState } from '@outcome-studio/shared/ui'
import { SearchX } from 'lucide-react'
import { useCallback, useId, useRef, useState } from 'react'
import { quotedTopic } from '../../core/quotedTopic.ts'
import { CopySettingsDialog } from '../copying/CopySettingsDialog.tsx'
import { Frame, Rows } from '../core/gridTable.ts'
import type { EditEvents, EventEdits } from '../core/useEventEdits.ts'
import { useRowLayout } from '../core/useRowLayout.ts'
import { UnpublishDialog } from '../publishing/UnpublishDialog.tsx'
import { useUnpublishing } from '../publishing/useUnpublishing.ts'
import { AddressedDetails } from './AddressedDetails.tsx'
import { BulkActions } from './BulkActions.tsx'
import { EventRow } from './EventRow.tsx'
import { categoriesOf } from './eventView.ts'
import { TableHead } from './TableHead.tsx'
import { TableToolbar } from './TableToolbar.tsx'
import { ROW_SIZES } from './tableStyles.ts'
import { useCounts } from './useCounts.ts'
import { useDetailsAddress } from './useDetailsAddress.ts'
import { useEventTable } from './useEventTable.ts'
import { useEventView } from './useEventView.ts'
import { useKeptRows } from './useKeptRows.ts'

interface EventsTableProps {
  readonly events: readonly LiveEvent[]
  /** Whether there are no events that are not loaded. */
  readonly isComplete: boolean
  readonly instructors: readonly Instructor[]
  readonly edit: EventEdits['edit']
}

/** The loaded events in a table that draws only the rows in view. */
export function EventsTable({ events, isComplete, instructors, edit }: EventsTableProps) {
  const host = useHost()
  const categoriesId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [view, setView] = useEventView()
  const [kept, keep] = useKeptRows(view)
  const [isCopying, setCopying] = useState(false)
  const details = useDetailsAddress()
  const { rows, sorting, setSorting, rowSelection, setRowSelection, select } = useEventTable(
    events,
    instructors,
    view,
    kept,
  )
  const { describe } = useCounts(events)
  const editRows = useCallback<EditEvents>(
    (changed, changes, canUndo) => {
      keep(changed)
      void edit(changed, changes, canUndo)
    },
    [edit, keep],
  )
  const { asked, editOrAsk, confirm, cancel } = useUnpublishing(editRows)
  const selected = rows.filter((row) => rowSelection[row.id]).map((row) => row.original)
  const { layout, rows: items, height, scrollMargin } = useRowLayout(rows.length, list, ROW_SIZES)
  const isAllSelected = rows.length > 0 && selected.length === rows.length

  return (
    <>
      <TableToolbar view={view} onView={setView} sorting={sorting} onSort={setSorting} />
      <BulkActions
        count={describeCount(rows.length, events.length, isComplete)}
        selected={selected}
        edit={editOrAsk}
        onCopySettings={() => setCopying(true)}
        onClear={() => setRowSelection({})}
      />
      <datalist id={categoriesId}>
        {categoriesOf(events).map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      {rows.length === 0 ? (
        <EmptyState
          title={isComplete ? 'No event matches' : 'None of the loaded events match'}
          icon={<SearchX aria-hidden="true" />}
          action={
            <Button onPress={() => setView({ search: '', status: 'all', time: 'all' })}>Clear filters</Button>
          }
        >
          Change the search or the filters to see more.
        </EmptyState>
      ) : null}
      <Frame
        aria-label="Events"
        aria-rowcount={rows.length + 1}
        data-layout={layout}
        hidden={rows.length === 0}
      >
        <TableHead
          sorting={sorting}
          onSort={setSorting}
          isAllSelected={isAllSelected}
          isPartlySelected={selected.length > 0 && !isAllSelected}
          onSelectAll={() =>
            setRowSelection(
              isAllSelected ? {} : Object.fromEntries(rows.map(({ id }) => [id, true] as const)),
            )
          }
        />
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
                  registrants={describe(row.original)}
                  instructors={instructors}
                  categoriesId={categoriesId}
                  isSelected={rowSelection[row.id] === true}
                  onSelect={select}
                  onEdit={editOrAsk}
                  onDetails={details.show}
                />
              )
            )
          })}
        </Rows>
      </Frame>
      {asked && <UnpublishDialog {...asked} onUnpublish={confirm} onClose={cancel} />}
      {isCopying && (
        <CopySettingsDialog
          events={events}
          isComplete={isComplete}
          targets={selected}
          instructors={instructors}
          onClose={() => setCopying(false)}
          onCopy={(settings) => {
            setCopying(false)
            // Undo gives all events the same values, but several may have had different ones.
            editRows(selected, settings, selected.length === 1)
          }}
        />
      )}
      {details.eventId !== '' && (
        <AddressedDetails
          eventId={details.eventId}
          events={events}
          onSave={(event, changes) => {
            const saving = edit([event], changes)
            if (!details.isFromEvent) return details.close()
            // A failure is shown in the table, with a way to try again.
            void saving.then((isStored) => {
              if (!isStored) return details.close()
              host.toast(`The details of ${quotedTopic(event)} are saved.`, { kind: 'success' })
              details.leave()
            })
          }}
          onClose={details.leave}
        />
      )}
    </>
  )
}

/** "3 events", or "3 events of 120 loaded" as long as others are not loaded. */
const describeCount = (shown: number, loaded: number, isComplete: boolean): string =>
  `${counted(shown, 'event')}${shown < loaded ? ` of ${loaded}` : ''}${isComplete ? '' : ' loaded'}`
