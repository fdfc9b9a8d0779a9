import { useRef } from 'react'
import type { ComparedNeed } from '../../../domain/segments/compareGroups.ts'
import type { Group } from '../../../domain/segments/groupsOf.ts'
import type { PointedNeed } from '../../needs/usePointedNeed.ts'
import { focusRow } from '../focusRow.ts'
import { Columns } from '../groupStyles.ts'
import { ComparedLandscape } from './ComparedLandscape.tsx'
import { ComparisonTable } from './ComparisonTable.tsx'

interface ComparisonProps {
  readonly first: Group
  readonly second: Group
  readonly compared: readonly ComparedNeed[]
  readonly pointed: PointedNeed
}

/** Two groups in one landscape, with their numbers as a table. */
export function Comparison({ first, second, compared, pointed }: ComparisonProps) {
  const table = useRef<HTMLTableElement>(null)
  const goToRow = (statementId: string) => {
    pointed.select(statementId)
    focusRow(table.current, statementId)
  }
  return (
    <Columns>
      <ComparedLandscape
        first={first}
        second={second}
        compared={compared}
        pointed={pointed}
        onGoToRow={goToRow}
      />
      <ComparisonTable
        first={first.name}
        second={second.name}
        compared={compared}
        pointed={pointed}
        tableRef={table}
      />
    </Columns>
  )
}
