import type { Need } from '@outcome-studio/shared/domain/analysis'
import { BAND_NAMES, OPPORTUNITY_BANDS, type OpportunityBand } from '@outcome-studio/shared/domain/study'
import { space } from '@outcome-studio/shared/ui'
import { useMemo } from 'react'
import styled from 'styled-components'
import { WHOLE_LANDSCAPE } from '../../domain/landscape/LandscapeView.ts'
import { layoutLandscape } from '../../domain/landscape/layoutLandscape.ts'
import { LandscapeLegend } from '../needs/plot/LandscapeLegend.tsx'
import { SIDE } from '../needs/plot/LandscapePicture.tsx'
import { StillPlot } from './StillPlot.tsx'

const Figure = styled.figure`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
`

/** The opportunity landscape for reading, with a key to its bands. */
export function LandscapeFigure({ needs }: { readonly needs: readonly Need[] }) {
  const layout = useMemo(() => layoutLandscape(needs, WHOLE_LANDSCAPE, SIDE), [needs])
  const counts = new Map<OpportunityBand, number>()
  for (const { band } of needs) if (band) counts.set(band, (counts.get(band) ?? 0) + 1)
  const summary = OPPORTUNITY_BANDS.map((band) => `${BAND_NAMES[band]}: ${counts.get(band) ?? 0}`).join(', ')
  return (
    <Figure>
      <StillPlot label={`Opportunity landscape. ${summary}.`} layout={layout} />
      <figcaption>
        <LandscapeLegend counts={counts} />
      </figcaption>
    </Figure>
  )
}
