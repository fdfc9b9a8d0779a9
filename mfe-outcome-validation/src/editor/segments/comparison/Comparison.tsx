import type { ReactNode } from 'react'
import type { ComparedNeed } from '../../../domain/segments/compareGroups.ts'
import type { Group } from '../../../domain/segments/groupsOf.ts'
import type { PointedNeed } from '../../needs/usePointedNeed.ts'
import { Columns, Stack } from '../groupStyles.ts'
import { useRowFocus } from '../useRowFocus.ts'
import { ComparedLandscape } from './ComparedLandscape.tsx'
import { ComparisonTable } from './ComparisonTable.tsx'
import { OnlyInOne } from './OnlyInOne.tsx'

interface ComparisonProps {
  readonly first: Group
  readonly second: Group
  readonly compared: readonly ComparedNeed[]
  readonly pointed: PointedNeed
  /** Profiles of the groups. */
  readonly children: ReactNode
}

/** Two groups in one landscape, with what differs and their numbers as a table. */
export function Comparison({ first, second, compared, pointed, children }: ComparisonProps) {
  const { table, goToRow } = useRowFocus(pointed)
  return (
    <Columns>
      <ComparedLandscape
        first={first}
        second={second}
        compared={compared}
        pointed={pointed}
        onGoToRow={goToRow}
      />
      <Stack>
        <OnlyInOne first={first.name} second={second.name} compared={compared} />
        {children}
        <ComparisonTable
          first={first.name}
          second={second.name}
          compared={compared}
          pointed={pointed}
          tableRef={table}
        />
      </Stack>
    </Columns>
  )
}
