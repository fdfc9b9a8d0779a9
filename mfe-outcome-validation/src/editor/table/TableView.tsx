import { ANYTHING } from '@outcome-studio/shared/document'
import { allNeeds } from '@outcome-studio/shared/domain/analysis'
import { useReadOnly } from '@outcome-studio/shared/editor'
import { Button, EmptyState, keyOf, TextLink } from '@outcome-studio/shared/ui'
import { Table2 } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { InitiativeDialog } from '../initiatives/edits/InitiativeDialog.tsx'
import { PasteProblems } from '../needs/table/PasteProblems.tsx'
import { PasteScale } from '../needs/table/PasteScale.tsx'
import { SortSelect } from '../needs/table/SortSelect.tsx'
import { usePasteRatings } from '../needs/table/usePasteRatings.ts'
import { useEditor, useSessionValue } from '../react/EditorContext.ts'
import { PrintedTitle } from '../views/PrintedTitle.tsx'
import { describeFiltered } from './describeRows.ts'
import { FilterButton } from './FilterButton.tsx'
import { Frame } from './frameStyles.ts'
import { initialColumns } from './initialColumns.ts'
import { MoveRowsDialog } from './MoveRowsDialog.tsx'
import { SelectAll } from './SelectAll.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { StudyTable } from './StudyTable.tsx'
import { FIXED_COLUMNS, TABLE_COLUMNS } from './TABLE_COLUMNS.ts'
import { TableFilters } from './TableFilters.tsx'
import { createRowsReader } from './tableRows.ts'
import { Muted } from './tableStyles.ts'
import { PhoneOnly, ToolLine, Tools, ToolText, WideOnly } from './toolStyles.ts'
import { useBulkEdits } from './useBulkEdits.ts'
import { usedTriage } from './usedTriage.ts'
import { useRowFilter } from './useRowFilter.ts'
import { useRowOrder } from './useRowOrder.ts'
import { useSelection } from './useSelection.ts'
import { ViewOptions } from './views/ViewOptions.tsx'

/** Shows the whole study as a table, in which statements are rated, sorted and filtered, and edited many at once. */
export function TableView() {
  const [readRows] = useState(createRowsReader)
  const all = useSessionValue(ANYTHING, ({ views }) => readRows(views))
  const ordered = useRowOrder(all.rows)
  const filter = useRowFilter({ steps: all.steps, rows: ordered.rows })
  const { session } = useEditor()
  const pasting = usePasteRatings(() => {
    const needs = new Map(allNeeds(session.content).map((need) => [need.statementId, need]))
    return filter.rows.flatMap(({ statementId }) => (statementId && needs.get(statementId)) ?? [])
  })
  const order = useMemo(() => filter.rows.map(({ id }) => id), [filter.rows])
  const selection = useSelection(order)
  const edits = useBulkEdits(selection.ids)
  const [isMoving, setMoving] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const study = useSessionValue(ANYTHING, ({ content }) => content)
  const used = useMemo(() => usedTriage(study), [study])
  const [columns, setColumns] = useState(() => initialColumns(used))
  const allBox = useRef<HTMLInputElement>(null)
  const phoneBox = useRef<HTMLInputElement>(null)
  const filters = useRef<HTMLDivElement>(null)
  const isReadOnly = useReadOnly()
  const isSelecting = selection.ids.size > 0

  if (all.steps.length === 0) {
    return (
      <EmptyState
        title="Nothing to list yet"
        icon={<Table2 aria-hidden="true" />}
        action={<TextLink to="?">Write job steps and outcome statements</TextLink>}
      >
        Write job steps and outcome statements first. Here you can move, delete and sort many of them at once.
      </EmptyState>
    )
  }
  /** The focused button disappears with the selection. */
  const clear = () => {
    selection.clear()
    // One of them is shown, and the other takes no focus.
    for (const box of [phoneBox, allBox]) box.current?.focus()
  }
  /** The focused button disappears with the filters. */
  const clearFilters = () => {
    filter.clear()
    for (const field of filters.current?.querySelectorAll<HTMLElement>('select, button') ?? []) {
      field.focus()
      if (field === document.activeElement) return
    }
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
          {!isReadOnly && (
            <PhoneOnly data-first>
              <SelectAll selection={selection} count={filter.rows.length} ref={phoneBox} />
            </PhoneOnly>
          )}
          <ToolLine ref={filters} data-hidden={isSelecting ? '' : undefined}>
            <WideOnly data-row>
              <TableFilters steps={all.steps} filter={filter} used={used} />
            </WideOnly>
            <PhoneOnly data-row>
              <SortSelect
                columns={TABLE_COLUMNS.filter(({ column }) => columns.has(column))}
                sorting={ordered.sorting}
                onSort={ordered.setSorting}
              />
            </PhoneOnly>
            <PhoneOnly>
              <FilterButton steps={all.steps} filter={filter} used={used} />
            </PhoneOnly>
            <ViewOptions
              columns={columns}
              onColumns={setColumns}
              current={{ columns: [...columns], criteria: filter.criteria, sorting: ordered.sorting }}
              onShow={(view) => {
                setColumns(new Set([...FIXED_COLUMNS, ...view.columns]))
                filter.set(view.criteria)
                ordered.setSorting(view.sorting)
              }}
            />
            <ToolText aria-live="polite" data-quiet>
              {filter.count > 0 && describeFiltered(filter.rows, all.rows)}
            </ToolText>
            {filter.count > 0 && (
              <Button tone="quiet" onPress={clearFilters}>
                Clear filters
              </Button>
            )}
          </ToolLine>
          <div data-hidden={isSelecting ? undefined : ''}>
            <SelectionBar
              ids={selection.ids}
              edits={edits}
              onMove={() => setMoving(true)}
              onAddToInitiative={() => setAdding(true)}
              onRemove={() => {
                edits.remove()
                clear()
              }}
              onClear={clear}
            />
          </div>
        </Tools>
        <PasteProblems problems={pasting.problems} onClose={pasting.hideProblems} />
        {pasting.waiting && (
          <PasteScale
            doubt={pasting.waiting.doubt}
            onChoose={pasting.waiting.choose}
            onCancel={pasting.waiting.cancel}
          />
        )}
        <StudyTable
          key={`${filter.criteria.step} ${filter.criteria.band}`}
          rows={filter.rows}
          columns={columns}
          sorting={ordered.sorting}
          onSort={ordered.sortBy}
          onPasteRatings={pasting.onPaste}
          selection={selection}
          allRef={allBox}
        />
        {filter.rows.length === 0 && (
          <Muted>No outcome statement matches these filters. Change one, or clear them above.</Muted>
        )}
      </Frame>
      {isMoving && (
        <MoveRowsDialog steps={all.steps} onMove={edits.moveTo} onClose={() => setMoving(false)} />
      )}
      {isAdding && (
        <InitiativeDialog
          initiatives={study.initiatives ?? []}
          statementIds={study.jobSteps.flatMap(({ outcomeStatements }) =>
            outcomeStatements.flatMap(({ uuid }) => (selection.ids.has(uuid) ? [uuid] : [])),
          )}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}
