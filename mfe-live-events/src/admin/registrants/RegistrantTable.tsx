import { counted } from '@outcome-studio/shared/domain/base'
import { Badge, EmptyState, Select, TextField } from '@outcome-studio/shared/ui'
import { SearchX } from 'lucide-react'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import {
  attendanceOf,
  type EventRegistrant,
  REGISTRANT_STATUS_LABELS,
  REGISTRANT_STATUSES,
  type RegistrantStatus,
} from '../../domain/registrants/EventRegistrant.ts'
import {
  countRegistrants,
  findRegistrants,
  type RegistrantOrder,
  sortRegistrants,
} from '../../domain/registrants/registrantList.ts'
import { formatMoment } from '../core/formatMoment.ts'
import { Cell, ColumnHeader, Frame, RowGroup, Rows } from '../core/gridTable.ts'
import { SortHeading } from '../core/SortHeading.tsx'
import { useRowLayout } from '../core/useRowLayout.ts'
import { describeTotals } from './describeTotals.ts'
import { HeadRow, ROW_SIZES, Row, Toolbar, Totals } from './registrantStyles.ts'

const HEADINGS: readonly (readonly [RegistrantOrder, string])[] = [
  ['name', 'Name'],
  ['email', 'E-mail'],
  ['status', 'Status'],
  ['registeredAt', 'Registered'],
  ['minutes', 'Attendance'],
]
const STATUSES = [
  { value: 'all', label: 'All' },
  ...REGISTRANT_STATUSES.map((value) => ({ value, label: REGISTRANT_STATUS_LABELS[value] })),
]

/** The registrants with their attendance, in a table that draws only the rows in view. */
export function RegistrantTable({ registrants }: { readonly registrants: readonly EventRegistrant[] }) {
  const list = useRef<HTMLDivElement>(null)
  const [search, setSearch] = useState('')
  const [status, setStatus] = useState<RegistrantStatus | 'all'>('all')
  const [order, setOrder] = useState<readonly [by: RegistrantOrder, isDescending: boolean]>(['name', false])
  const [by, isDescending] = order

  const words = useDeferredValue(search)
  const sorted = useMemo(
    () => sortRegistrants(registrants, by, isDescending),
    [registrants, by, isDescending],
  )
  const found = useMemo(() => findRegistrants(sorted, words, status), [sorted, words, status])
  const totals = useMemo(() => describeTotals(countRegistrants(registrants)), [registrants])
  const { layout, rows, height, scrollMargin } = useRowLayout(found.length, list, ROW_SIZES)
  const direction = isDescending ? 'descending' : 'ascending'

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
      <p role="status">
        {counted(found.length, 'person', 'people')}
        {found.length < registrants.length && ` of ${registrants.length}`}
      </p>
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
        <RowGroup>
          <HeadRow aria-rowindex={1}>
            {HEADINGS.map(([key, label]) => (
              <ColumnHeader key={key} aria-sort={by === key ? direction : undefined}>
                <SortHeading
                  label={label}
                  direction={by === key ? direction : null}
                  onSort={() => setOrder([key, by === key ? !isDescending : key === 'minutes'])}
                />
              </ColumnHeader>
            ))}
          </HeadRow>
        </RowGroup>
        <Rows ref={list} style={{ height }}>
          {rows.map(({ index, start }) => {
            const each = found[index]
            return (
              each && (
                <Row
                  key={`${each.registrantId} ${each.email} ${each.status}`}
                  aria-rowindex={index + 2}
                  style={{ transform: `translateY(${start - scrollMargin}px)` }}
                >
                  <Cell title={each.name}>{each.name || 'No name'}</Cell>
                  <Cell title={each.email}>{each.email}</Cell>
                  <Cell>
                    <Badge tone={each.status === 'approved' ? 'primary' : 'neutral'}>
                      {REGISTRANT_STATUS_LABELS[each.status]}
                    </Badge>
                  </Cell>
                  <Cell>{formatMoment(each.registeredAt)}</Cell>
                  <Cell>{describeAttendance(each)}</Cell>
                </Row>
              )
            )
          })}
        </Rows>
      </Frame>
    </>
  )
}

function describeAttendance(registrant: EventRegistrant): string {
  const attendance = attendanceOf(registrant)
  if (attendance === 'Yes') return `Joined, ${registrant.minutes} min`
  return attendance === 'No' ? 'Did not join' : ''
}
