import type { Need } from '@outcome-studio/shared/domain/analysis'
import { memo } from 'react'
import { OpportunityCell } from './OpportunityCell.tsx'
import { Small } from './tableStyles.ts'
import type { OnPasteRatings } from './usePasteRatings.ts'
import { useRatingFields } from './useRatingFields.tsx'

interface NeedRowProps {
  readonly need: Need
  readonly isPointed: boolean
  readonly onHover: (statementId: string | null) => void
  readonly onSelect: (statementId: string) => void
  readonly onPaste: OnPasteRatings
}

/** One outcome: two ratings and the resulting score. */
export const NeedRow = memo(function NeedRow(props: NeedRowProps) {
  const { need, isPointed, onHover, onSelect, onPaste } = props
  const { statementId, number, text, jobStep, parts, score, band } = need
  const { field, missing, missingId, isTyped } = useRatingFields({
    statementId,
    number,
    parts,
    onPaste,
  })
  return (
    <tr
      data-pointed={isPointed ? '' : undefined}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onHover(statementId)}
      onPointerLeave={() => onHover(null)}
      onFocus={() => onSelect(statementId)}
    >
      <td>{number}</td>
      <td>
        {text}
        {jobStep && <Small>{jobStep}</Small>}
      </td>
      <td>{field('importance')}</td>
      <td>{field('satisfaction')}</td>
      <td>
        {score !== null && band !== null && !isTyped && <OpportunityCell score={score} band={band} />}
        {missing !== null && <Small id={missingId}>{missing}</Small>}
      </td>
    </tr>
  )
})
