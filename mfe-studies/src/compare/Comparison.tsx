import type { Needs } from '@outcome-studio/shared/domain/needs'
import { Checkbox, type as font, space } from '@outcome-studio/shared/ui'
import { useMemo, useState } from 'react'
import styled from 'styled-components'
import type { ComparedNames } from '../core/comparePath.ts'
import { compareNeeds } from '../domain/compare/compareNeeds.ts'
import type { LayerComparison } from '../domain/compare/GoalComparison.ts'
import { describeComparison } from './describeComparison.ts'
import { LayerTable } from './LayerTable.tsx'

const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  font: ${font.body};
`

interface ComparisonProps {
  readonly names: ComparedNames
  readonly first: Needs
  readonly second: Needs
}

/** Two needs documents side by side, layer by layer. */
export function Comparison({ names, first, second }: ComparisonProps) {
  const [isShort, setShort] = useState(false)
  const layers = useMemo(() => compareNeeds(first, second), [first, second])
  const shown = (isShort ? layers.map(onlyDifferences) : layers).filter(({ rows }) => rows.length > 0)
  return (
    <>
      <Summary>
        <p>{describeComparison(layers, names)}</p>
        <Checkbox label="Only differences" isSelected={isShort} onChange={setShort} />
      </Summary>
      {shown.map((comparison) => (
        <LayerTable key={comparison.layer} names={names} comparison={comparison} />
      ))}
      {shown.length === 0 && <p>{isShort ? 'There are no differences.' : 'Both documents are empty.'}</p>}
    </>
  )
}

function onlyDifferences({ layer, rows }: LayerComparison): LayerComparison {
  return { layer, rows: rows.filter((row) => row.kind !== 'both' || row.differences.length > 0) }
}
