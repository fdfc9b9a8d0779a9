import {
  BAND_NAMES,
  opportunityBand,
  opportunityScore,
  type Rating,
} from '@outcome-studio/shared/domain/study'
import { space } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { describeNumber } from '../needs/describeNumber.ts'
import { BandColor } from '../needs/plot/plotStyles.ts'
import { Score, Small } from '../needs/table/tableStyles.ts'

const Line = styled.span`
  display: grid;
  grid-template-columns: 2rem 12px auto;
  align-items: center;
  justify-content: start;
  gap: ${space(2)};
  /* One line of the table. */
  min-height: 24px;
  white-space: nowrap;
`

const Swatch = styled(BandColor)`
  height: 12px;

  @media print {
    print-color-adjust: exact;
  }
`

interface BandCellProps {
  readonly rating: Rating
  /** Whether the outcome is left out of the opportunities. It then has no band. */
  readonly isOut: boolean
}

/** A score with its band on one line. */
export function BandCell({ rating, isOut }: BandCellProps) {
  const band = opportunityBand(rating)
  return (
    <Line>
      <Score>{describeNumber(opportunityScore(rating))}</Score>
      {!isOut && <Swatch data-band={band} title={BAND_NAMES[band]} aria-hidden="true" />}
      <Small data-band-name="">{isOut ? 'Out: not counted' : BAND_NAMES[band]}</Small>
    </Line>
  )
}
