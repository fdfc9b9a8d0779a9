import { ANYTHING } from '@outcome-studio/shared/document'
import { Checkbox, EmptyState, keyOf, Select } from '@outcome-studio/shared/ui'
import { Table2 } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useSessionValue } from '../react/EditorContext.ts'
import { PrintedTitle } from '../views/PrintedTitle.tsx'
import { MoveRowsDialog } from './MoveRowsDialog.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { StudyTable } from './StudyTable.tsx'
import { stepOptions } from './stepOptions.ts'
import { createRowsReader } from './tableRows.ts'
import { Frame, Muted, ToolLine, Tools } from './tableStyles.ts'
import { useBulkEdits } from './useBulkEdits.ts'
import { useRowFilter } from './useRowFilter.ts'
import { useSelection } from './useSelection.ts'

/** Shows the whole study as a table, in which many rows can be moved, deleted and sorted at once. */
export function TableView() {
  const [readRows] = useState(createRowsReader)
  const all = useSessionValue(ANYTHING, ({ views }) => readRows(views))
  const filter = useRowFilter(all)
  const order = useMemo(() => filter.rows.map(({ id }) => id), [filter.rows])
  const selection = useSelection(order)
  const edits = useBulkEdits(selection.ids)
  const [isMoving, setMoving] = useState(false)
  const allBox = useRef<HTMLInputElement>(null)
  const isSelecting = selection.ids.size > 0

  if (all.steps.length === 0) {
    return (
      <EmptyState title="Nothing to list yet" icon={<Table2 aria-hidden="true" />}>
        Write job steps and outcome statements first. Here you can move, delete and sort many of them at once.
      </EmptyState>
    )
  }
  /** The focused button disappears with the selection. */
  const clear = () => {
    selection.clear()
    allBox.current?.focus()
  }
  return (
    <>
      <Frame
        aria-label="Table"
        onKeyDown={(event) => {
          if (keyOf(event) === 'Escape' && isSelecting) selection.clear()
        }}
      >
        <PrintedTitle />
        <Tools>
          <ToolLine data-hidden={isSelecting ? '' : undefined}>
            {all.steps.length > 1 && (
              <Select
                label="Step"
                value={filter.step}
                options={[{ value: '', label: 'All steps' }, ...stepOptions(all.steps)]}
                onChange={filter.setStep}
              />
            )}
            <Checkbox
              label="Only with remarks"
              isSelected={filter.hasRemarks}
              onChange={filter.setHasRemarks}
            />
          </ToolLine>
          <div data-hidden={isSelecting ? undefined : ''}>
            <SelectionBar
              ids={selection.ids}
              edits={edits}
              onMove={() => setMoving(true)}
              onRemove={() => {
                edits.remove()
                clear()
              }}
              onClear={clear}
            />
          </div>
        </Tools>
        <StudyTable key={filter.step} rows={filter.rows} selection={selection} allRef={allBox} />
        {filter.rows.length === 0 && <Muted>No outcome statements with remarks.</Muted>}
      </Frame>
      {isMoving && (
        <MoveRowsDialog steps={all.steps} onMove={edits.moveTo} onClose={() => setMoving(false)} />
      )}
    </>
  )
}
