import { type Need, type NeedsOrder, sortNeeds } from '@outcome-studio/shared/domain/analysis'
import { Card } from '@outcome-studio/shared/ui'
import { memo, type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import type { Group } from '../../domain/segments/groupsOf.ts'
import { describeNumber } from '../needs/describeNumber.ts'
import { Landscape } from '../needs/plot/Landscape.tsx'
import { nextSorting, type Sorting } from '../needs/table/nextSorting.ts'
import { OpportunityCell } from '../needs/table/OpportunityCell.tsx'
import { SortHeading } from '../needs/table/SortHeading.tsx'
import { ColumnLabel, Small } from '../needs/table/tableStyles.ts'
import type { PointedNeed } from '../needs/usePointedNeed.ts'
import { Columns, GroupTable, Stack } from './groupStyles.ts'
import { useRowFocus } from './useRowFocus.ts'

const COLUMNS: readonly (Sorting<NeedsOrder> & { readonly label: string })[] = [
  { column: 'number', label: 'No.', direction: 'descending' },
  { column: 'text', label: 'Outcome statement', direction: 'ascending' },
  { column: 'importance', label: 'Importance', direction: 'descending' },
  { column: 'satisfaction', label: 'Satisfaction', direction: 'descending' },
  { column: 'score', label: 'Opportunity', direction: 'descending' },
]

interface SingleGroupProps {
  readonly group: Group
  readonly pointed: PointedNeed
  /** The profile of the group. */
  readonly children: ReactNode
}

/** The landscape of one group, with its numbers as a table. */
export function SingleGroup({ group, pointed, children }: SingleGroupProps) {
  const { table, goToRow } = useRowFocus(pointed)
  const [sorting, setSorting] = useState<Sorting<NeedsOrder> | null>(null)
  const sorted = useMemo(
    () => (sorting === null ? group.needs : sortNeeds(group.needs, sorting.column, sorting.direction)),
    [group, sorting],
  )
  const rows = useFirstRows(sorted)
  return (
    <Columns>
      <Landscape
        needs={group.needs}
        filter={group.name}
        respondents={group.size}
        pointed={pointed}
        onGoToRow={goToRow}
      />
      <Stack>
        {children}
        <Card title={`Ratings of ${group.name.replace(/^All/, 'all')}`}>
          <GroupTable ref={table}>
            <thead>
              <tr>
                {COLUMNS.map(({ column, label, direction }) => (
                  <SortHeading
                    key={column}
                    label={label}
                    direction={column === sorting?.column ? sorting.direction : null}
                    onSort={() => setSorting(nextSorting(sorting, column, direction))}
                  />
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((need) => (
                <GroupRow
                  key={need.statementId}
                  need={need}
                  isPointed={need.statementId === pointed.id}
                  onHover={pointed.hover}
                />
              ))}
            </tbody>
          </GroupTable>
        </Card>
      </Stack>
    </Columns>
  )
}

/** Rows that show another group at once. More than a window has space for. */
const FIRST = 20

/** The rows of another group or order in two steps: the first ones at once, the others once these are shown. */
function useFirstRows(sorted: readonly Need[]): readonly Need[] {
  const former = useDeferredValue(sorted)
  return useMemo(() => {
    if (former === sorted) return sorted
    const first = sorted.slice(0, FIRST)
    const shown = new Set(first.map(({ statementId }) => statementId))
    const known = new Set(sorted.map(({ statementId }) => statementId))
    const isBelow = ({ statementId }: Need) => known.has(statementId) && !shown.has(statementId)
    return [...first, ...former.filter(isBelow)]
  }, [former, sorted])
}

interface GroupRowProps {
  readonly need: Need
  readonly isPointed: boolean
  readonly onHover: PointedNeed['hover']
}

const GroupRow = memo(function GroupRow({ need, isPointed, onHover }: GroupRowProps) {
  const { statementId, number, text, jobStep, parts, score, band } = need
  return (
    <tr
      tabIndex={-1}
      data-row={statementId}
      data-pointed={isPointed ? '' : undefined}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onHover(statementId)}
      onPointerLeave={() => onHover(null)}
    >
      <td>{number}</td>
      <td>
        {text}
        {jobStep && <Small>{jobStep}</Small>}
      </td>
      <td>
        <ColumnLabel>Importance</ColumnLabel>
        {parts.importance === null ? '–' : describeNumber(parts.importance)}
      </td>
      <td>
        <ColumnLabel>Satisfaction</ColumnLabel>
        {parts.satisfaction === null ? '–' : describeNumber(parts.satisfaction)}
      </td>
      <td>
        {score !== null && band !== null ? (
          <OpportunityCell score={score} band={band} />
        ) : (
          <Small>Not rated</Small>
        )}
      </td>
    </tr>
  )
})
