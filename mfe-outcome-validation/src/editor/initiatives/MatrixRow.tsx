import type { Need } from '@outcome-studio/shared/domain/analysis'
import { isEqual } from '@outcome-studio/shared/domain/base'
import type {
  Effect,
  Initiative,
  InitiativeId,
  OutcomeStatementUuid,
} from '@outcome-studio/shared/domain/study'
import { memo } from 'react'
import styled from 'styled-components'
import { isUnderserved } from '../../domain/landscape/isOpportunity.ts'
import { describeNumber } from '../needs/describeNumber.ts'
import { BandColor } from '../needs/plot/plotStyles.ts'
import type { InitiativeEdits } from './edits/useInitiativeEdits.ts'
import { MatrixCell } from './MatrixCell.tsx'

const Swatch = styled(BandColor)`
  display: inline-block;
  width: 12px;
  height: 12px;
  margin-inline-end: 8px;
  vertical-align: -1px;

  @media print {
    print-color-adjust: exact;
  }
`

interface MatrixRowProps {
  readonly need: Need
  readonly isCovered: boolean
  /** One for each initiative. */
  readonly cells: readonly {
    readonly initiative: Pick<Initiative, 'id' | 'name'>
    readonly effect: Effect | null
    readonly isCurrent: boolean
  }[]
  /** Stable, as are the edits. */
  readonly onFocus: (statementId: OutcomeStatementUuid, id: InitiativeId) => void
  readonly edits: InitiativeEdits
}

/**
 * Which initiatives serve one outcome. Compared by value: each edit makes all rows anew, with up to 5,000 cells, of
 * which a key press changes few or none.
 */
export const MatrixRow = memo(function MatrixRow({ need, isCovered, cells, onFocus, edits }: MatrixRowProps) {
  const { statementId, number, text, band, score } = need
  return (
    <tr data-gap={isUnderserved(need) && !isCovered ? '' : undefined}>
      <th scope="row" data-column="outcome" dir="auto">
        {number} {text}
      </th>
      <td data-column="score">
        {band && <Swatch data-band={band} aria-hidden="true" />}
        {score === null ? '–' : describeNumber(score)}
      </td>
      {cells.map((cell) => (
        <MatrixCell
          key={cell.initiative.id}
          {...cell}
          statementId={statementId}
          number={number}
          onFocus={onFocus}
          edits={edits}
        />
      ))}
    </tr>
  )
}, isEqual)
