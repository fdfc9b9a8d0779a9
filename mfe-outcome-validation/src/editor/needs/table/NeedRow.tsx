import type { Need } from '@outcome-studio/shared/domain/analysis'
import {
  type OutcomeStatementUuid,
  opportunityBand,
  opportunityScore,
  type Rating,
} from '@outcome-studio/shared/domain/study'
import { IconButton, media, space } from '@outcome-studio/shared/ui'
import { Rocket } from 'lucide-react'
import { memo } from 'react'
import styled from 'styled-components'
import type { OutcomeScore } from '../../../domain/respondents/scoreOutcome.ts'
import { describeInterval } from '../describeNumber.ts'
import { OpportunityCell } from './OpportunityCell.tsx'
import { Small } from './tableStyles.ts'
import type { OnPasteRatings } from './usePasteRatings.ts'
import { useRatingFields } from './useRatingFields.tsx'

/** Below the number, in the height of the fields. Only the marked row has one, which also keyboards and touch reach. */
const AddButton = styled(IconButton)`
  position: absolute;
  top: ${space(7)};
  left: 0;
  width: 24px;
  height: 24px;

  @media (pointer: coarse) {
    width: 32px;
    height: 32px;
  }
  ${media.narrow} {
    top: ${space(8)};
  }
`

interface NeedRowProps {
  readonly need: Need
  /** Whether it names its job step. */
  readonly hasStep: boolean
  readonly isPointed: boolean
  readonly onHover: (statementId: string | null) => void
  readonly onSelect: (statementId: string) => void
  readonly onPaste: OnPasteRatings
  /** Adds the outcome to an initiative; null without access. */
  readonly onAdd: ((statementId: OutcomeStatementUuid) => void) | null
  /** What the respondents say; null if there are none. */
  readonly outcomeScore: OutcomeScore | null
}

/** One outcome: two ratings and the resulting score. */
export const NeedRow = memo(function NeedRow(props: NeedRowProps) {
  const { need, hasStep, isPointed, onHover, onSelect, onPaste, onAdd, outcomeScore } = props
  const { statementId, number, text, jobStep, parts } = need
  const { field, missing, missingId, rating } = useRatingFields({
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
      <td>
        {number}
        {isPointed && onAdd && (
          <AddButton label={`Add ${number} to an initiative`} onClick={() => onAdd(statementId)}>
            <Rocket aria-hidden="true" />
          </AddButton>
        )}
      </td>
      <td>
        {text}
        {hasStep && jobStep && <Small>{jobStep}</Small>}
      </td>
      <td>{field('importance')}</td>
      <td>{field('satisfaction')}</td>
      <td>
        {rating && <OpportunityCell score={opportunityScore(rating)} band={opportunityBand(rating)} />}
        {isOf(rating, outcomeScore) && <Small>{describeSpread(outcomeScore)}</Small>}
        {missing !== null && <Small id={missingId}>{missing}</Small>}
      </td>
    </tr>
  )
})

/** Whether a rating is that of the respondents. The member may have typed another one since. */
const isOf = (rating: Rating | null, score: OutcomeScore | null): score is OutcomeScore =>
  score?.interval != null &&
  rating?.importance === score.importance &&
  rating.satisfaction === score.satisfaction

/** For example "13.9 to 16.4, n 412". */
const describeSpread = (score: OutcomeScore): string =>
  `${describeInterval(score)}, n\u00a0${Math.min(score.counts.importance, score.counts.satisfaction).toLocaleString('en-US')}`
