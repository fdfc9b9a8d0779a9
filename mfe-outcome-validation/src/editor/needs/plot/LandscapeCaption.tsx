import type { Need } from '@outcome-studio/shared/domain/analysis'
import { BAND_NAMES } from '@outcome-studio/shared/domain/study'
import { linkStyles, media } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { describeNumber } from '../describeNumber.ts'
import { Caption } from './plotStyles.ts'

/**
 * Directly below the plot, where whoever taps a dot on a phone sees it. On a wide window its height is not limited, so that
 * it is below the legend and does not move it.
 */
const PlacedCaption = styled(Caption)`
  ${media.wide} {
    order: 1;
  }
`

const GoToRow = styled.button`
  ${linkStyles}
  justify-self: start;
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  cursor: pointer;
`

interface LandscapeCaptionProps {
  readonly need: Need | null
  readonly onGoToRow: (statementId: string) => void
}

/** Names the marked outcome. Its height is reserved, so that nothing moves while the pointer does. */
export function LandscapeCaption({ need, onGoToRow }: LandscapeCaptionProps) {
  if (need === null) {
    return (
      <PlacedCaption>
        <span>
          Important but unsatisfied outcomes are at the lower right. Above the dashed line, outcomes are
          overserved.
        </span>
        <span>Point at a dot or a row to see where an outcome lies.</span>
      </PlacedCaption>
    )
  }
  const { number, text, rating, score, band, statementId } = need
  return (
    <PlacedCaption>
      <strong>
        {number} {text}
      </strong>
      {rating !== null && score !== null && band !== null ? (
        <span>
          Importance {describeNumber(rating.importance)}, satisfaction {describeNumber(rating.satisfaction)},
          opportunity {describeNumber(score)}: {BAND_NAMES[band].toLowerCase()}
        </span>
      ) : (
        <span>Not rated yet</span>
      )}
      <GoToRow type="button" onClick={() => onGoToRow(statementId)}>
        Go to its rating
      </GoToRow>
    </PlacedCaption>
  )
}
