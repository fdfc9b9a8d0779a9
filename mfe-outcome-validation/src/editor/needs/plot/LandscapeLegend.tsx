import { BAND_NAMES, OPPORTUNITY_BANDS, type OpportunityBand } from '@outcome-studio/shared/domain/study'
import { color, space, type } from '@outcome-studio/shared/ui'
import { useId } from 'react'
import styled from 'styled-components'
import { Hatchings, hatchingOf } from './Hatchings.tsx'
import { Picture } from './plotStyles.ts'

const Legend = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  color: ${color.textMuted};
  font: ${type.small};

  & > div {
    display: flex;
    align-items: center;
    gap: ${space(1.5)};
  }
  & dd {
    color: ${color.text};
    font: ${type.label};
    font-variant-numeric: tabular-nums;
  }
`

/** The bands of the landscape with the number of outcomes in each. */
export function LandscapeLegend({ counts }: { readonly counts: ReadonlyMap<OpportunityBand, number> }) {
  const scope = useId()
  return (
    <Legend>
      {OPPORTUNITY_BANDS.map((band) => (
        <div key={band}>
          <dt style={{ display: 'contents' }}>
            <Picture viewBox="-1 -1 18 18" aria-hidden="true" style={{ width: 16 }}>
              <Hatchings scope={scope} />
              <rect
                className="zone"
                data-band={band}
                width={16}
                height={16}
                rx={4}
                style={hatchingOf(scope, band)}
              />
            </Picture>
            {BAND_NAMES[band]}
          </dt>
          <dd>{counts.get(band) ?? 0}</dd>
        </div>
      ))}
    </Legend>
  )
}
