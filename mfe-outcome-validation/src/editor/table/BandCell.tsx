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

/** A score with its band on one line. */
export function BandCell({ rating }: { readonly rating: Rating }) {
  const band = opportunityBand(rating)
  return (
    <Line>
      <Score>{describeNumber(opportunityScore(rating))}</Score>
      <Swatch data-band={band} aria-hidden="true" />
      <Small>{BAND_NAMES[band]}</Small>
    </Line>
  )
}
