import { BAND_NAMES, type OpportunityBand } from '@outcome-studio/shared/domain/study'
import { color } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { describeNumber } from '../describeNumber.ts'
import { BandColor } from '../plot/plotStyles.ts'
import { Score, Small } from './tableStyles.ts'

/** As long as the highest score, so that bars compare without their neighbors. */
const Track = styled.span`
  display: block;
  margin-block: 2px;
  border: 1px solid ${color.border};
  border-radius: 4px;
`

const Bar = styled(BandColor)`
  height: 8px;

  /* The landscape leaves this band plain, where a bar would look empty. */
  &[data-band='appropriately served'] {
    background: ${color.borderStrong};
  }
  @media (forced-colors: active) {
    &[data-band] {
      background: Highlight;
    }
  }

  @media print {
    print-color-adjust: exact;
  }
`

/** The highest score (docs/method.md §6). */
const HIGHEST = 20

interface OpportunityCellProps {
  readonly score: number
  readonly band: OpportunityBand
}

/** A score with a bar of its length and the name of its band. */
export function OpportunityCell({ score, band }: OpportunityCellProps) {
  return (
    <>
      <Score>{describeNumber(score)}</Score>
      <Track aria-hidden="true">
        <Bar data-band={band} style={{ width: `${(score / HIGHEST) * 100}%` }} />
      </Track>
      <Small>{BAND_NAMES[band]}</Small>
    </>
  )
}
