import { counted } from '@outcome-studio/shared/domain/base'
import { EmptyState, Select, TextField } from '@outcome-studio/shared/ui'
import { SearchX } from 'lucide-react'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import {
  type EventRegistrant,
  REGISTRANT_STATUS_LABELS,
  REGISTRANT_STATUSES,
  type RegistrantStatus,
} from '../../domain/registrants/EventRegistrant.ts'
import {
  countRegistrants,
  findRegistrants,
  isDecidable,
  type RegistrantOrder,
  sortRegistrants,
} from '../../domain/registrants/registrantList.ts'
import { ActionBar } from '../core/ActionBar.tsx'
import { Frame, Rows } from '../core/gridTable.ts'
import { useRowLayout } from '../core/useRowLayout.ts'
import { DecisionBar } from './decisions/DecisionBar.tsx'
import type { Decisions } from './decisions/useDecisions.ts'
import { describeTotals } from './describeTotals.ts'
import { RegistrantHead } from './RegistrantHead.tsx'
import { RegistrantRow } from './RegistrantRow.tsx'
import { ROW_SIZES, Toolbar, Totals } from './registrantStyles.ts'

const STATUSES = [
  { value: 'all', label: 'All' },
  ...REGISTRANT_STATUSES.map((value) => ({ value, label: REGISTRANT_STATUS_LABELS[value] })),
]
const NOBODY: ReadonlySet<string> = new Set()

interface RegistrantTableProps {
  readonly registrants: readonly EventRegistrant[]
  /** Whether the event was canceled. */
  readonly isCanceled: boolean
  /** Whether the host still decides who takes part. */
  readonly isOpen: boolean
  readonly decisions: Pick<Decisions, 'decide' | 'pending'>
}

/** The registrants with their attendance, in a table that draws only the rows in view. */
export function RegistrantTable({ registrants, isCanceled, isOpen, decisions }: RegistrantTableProps) {
  const list = useRef<HTMLDivElement>(null)
  const [search, setSearch] = useState('')
  const [status, setStatus] = useState<RegistrantStatus | 'all'>('all')
  const [order, setOrder] = useState<readonly [by: RegistrantOrder, isDescending: boolean]>(['name', false])
  const [selectedIds, setSelectedIds] = useState(NOBODY)
  const [by, isDescending] = order

  const words = useDeferredValue(search)
  const sorted = useMemo(
    () => sortRegistrants(registrants, by, isDescending),
    [registrants, by, isDescending],
  )
  const found = useMemo(() => findRegistrants(sorted, words, status), [sorted, words, status])
  const totals = useMemo(
    () => describeTotals(countRegistrants(registrants), isCanceled),
    [registrants, isCanceled],
  )
  const { layout, rows, height, scrollMargin } = useRowLayout(found.length, list, ROW_SIZES)

  const selectable = isOpen ? found.filter(isDecidable) : []
  const selected = selectable.filter(({ registrantId }) => selectedIds.has(registrantId))
  const select = (people: readonly EventRegistrant[]) =>
    setSelectedIds(new Set(people.map(({ registrantId }) => registrantId)))
  const count = `${counted(found.length, 'person', 'people')}${found.length < registrants.length ? ` of ${registrants.length}` : ''}`

  return (
    <>
      <Totals>{totals}</Totals>
      <Toolbar role="search" aria-label="Registrants">
        <TextField
          label="Find a registrant"
          type="search"
          autoComplete="off"
          placeholder="Name or email"
          value={search}
          onChange={setSearch}
        />
        <Select
          label="Status"
          value={status}
          options={STATUSES}
          onChange={(chosen) => setStatus(REGISTRANT_STATUSES.find((each) => each === chosen) ?? 'all')}
        />
      </Toolbar>
      {isOpen ? (
        <DecisionBar
          count={count}
          selected={selected}
          awaiting={selectable.filter((each) => each.status === 'pending')}
          decisions={decisions}
          onSelect={select}
        />
      ) : (
        <ActionBar>
          <p role="status">{count}</p>
        </ActionBar>
      )}
      {found.length === 0 && (
        <EmptyState title="Nobody matches" icon={<SearchX aria-hidden="true" />}>
          Change the search or the status to see more.
        </EmptyState>
      )}
      <Frame
        aria-label="Registrants"
        aria-rowcount={found.length + 1}
        data-layout={layout}
        hidden={found.length === 0}
      >
        <RegistrantHead
          by={by}
          isDescending={isDescending}
          onSort={(key) => setOrder([key, by === key ? !isDescending : key === 'minutes'])}
          selection={
            selectable.length === 0
              ? null
              : {
                  isAll: selected.length === selectable.length,
                  isSome: selected.length > 0,
                  onToggle: () => select(selected.length === selectable.length ? [] : selectable),
                }
          }
        />
        <Rows ref={list} style={{ height }}>
          {rows.map(({ index, start }) => {
            const each = found[index]
            if (each === undefined) return null
            const isSelected = selected.includes(each)
            const others = selected.filter((other) => other !== each)
            return (
              <RegistrantRow
                key={`${each.registrantId} ${each.email} ${each.status}`}
                registrant={each}
                rowIndex={index + 2}
                top={start - scrollMargin}
                isSelected={isSelected}
                onSelect={
                  isOpen && isDecidable(each) ? () => select(isSelected ? others : [...others, each]) : null
                }
              />
            )
          })}
        </Rows>
      </Frame>
    </>
  )
}
