import type { Need } from '@outcome-studio/shared/domain/analysis'
import { Card } from '@outcome-studio/shared/ui'
import { type Ref, useMemo, useState } from 'react'
import {
  type ComparedNeed,
  type ComparedOrder,
  sortCompared,
} from '../../../domain/segments/compareGroups.ts'
import { describeNumber } from '../../needs/describeNumber.ts'
import { nextSorting, type Sorting } from '../../needs/table/nextSorting.ts'
import { SortHeading } from '../../needs/table/SortHeading.tsx'
import { ColumnLabel, Score, Small } from '../../needs/table/tableStyles.ts'
import type { PointedNeed } from '../../needs/usePointedNeed.ts'
import { describeDifference } from '../describeSegment.ts'
import { ComparedTable } from './comparedStyles.ts'

interface ComparisonTableProps {
  /** Names of the groups. */
  readonly first: string
  readonly second: string
  readonly compared: readonly ComparedNeed[]
  readonly pointed: PointedNeed
  readonly tableRef: Ref<HTMLTableElement>
}

/** Every outcome with its numbers in two groups, the largest difference first. */
export function ComparisonTable({ first, second, compared, pointed, tableRef }: ComparisonTableProps) {
  const [sorting, setSorting] = useState<Sorting<ComparedOrder> | null>({
    column: 'difference',
    direction: 'descending',
  })
  const sorted = useMemo(
    () => (sorting === null ? compared : sortCompared(compared, sorting.column, sorting.direction)),
    [compared, sorting],
  )
  const columns: readonly (Sorting<ComparedOrder> & { readonly label: string })[] = [
    { column: 'number', label: 'No.', direction: 'descending' },
    { column: 'text', label: 'Outcome statement', direction: 'ascending' },
    { column: 'first', label: first, direction: 'descending' },
    { column: 'second', label: second, direction: 'descending' },
    { column: 'difference', label: 'Difference', direction: 'descending' },
  ]
  return (
    <Card title="Opportunity in both groups" lead="Below each score: importance and satisfaction.">
      <ComparedTable ref={tableRef}>
        <thead>
          <tr>
            {columns.map(({ column, label, direction }) => (
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
          {sorted.map(({ first: one, second: other, difference }) => (
            <tr
              key={one.statementId}
              tabIndex={-1}
              data-row={one.statementId}
              data-pointed={one.statementId === pointed.id ? '' : undefined}
              onPointerEnter={({ pointerType }) => pointerType !== 'touch' && pointed.hover(one.statementId)}
              onPointerLeave={() => pointed.hover(null)}
            >
              <td>{one.number}</td>
              <td>{one.text}</td>
              <td>
                <ColumnLabel>{first}</ColumnLabel>
                <ScoreCell need={one} />
              </td>
              <td>
                <ColumnLabel>{second}</ColumnLabel>
                <ScoreCell need={other} />
              </td>
              <td>
                <ColumnLabel>Difference</ColumnLabel>
                {difference === null ? '–' : <Score>{describeDifference(difference)}</Score>}
              </td>
            </tr>
          ))}
        </tbody>
      </ComparedTable>
    </Card>
  )
}

function ScoreCell({ need: { rating, score } }: { readonly need: Need }) {
  if (rating === null || score === null) return <Small>Not rated</Small>
  return (
    <>
      <Score>{describeNumber(score)}</Score>
      <Small>
        {describeNumber(rating.importance)}, {describeNumber(rating.satisfaction)}
      </Small>
    </>
  )
}
