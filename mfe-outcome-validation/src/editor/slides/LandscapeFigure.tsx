import type { Need } from '@outcome-studio/shared/domain/analysis'
import { BAND_NAMES, OPPORTUNITY_BANDS, type OpportunityBand } from '@outcome-studio/shared/domain/study'
import { space } from '@outcome-studio/shared/ui'
import { useMemo } from 'react'
import styled from 'styled-components'
import { WHOLE_LANDSCAPE } from '../../domain/landscape/LandscapeView.ts'
import { LANDSCAPE_LABEL, layoutLandscape } from '../../domain/landscape/layoutLandscape.ts'
import { LandscapeLegend } from '../needs/plot/LandscapeLegend.tsx'
import { LandscapePicture, SIDE, VIEW_BOX } from '../needs/plot/LandscapePicture.tsx'
import { Dots } from '../needs/plot/plotStyles.ts'

const Figure = styled.figure`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
`

const Plot = styled.div`
  position: relative;
  width: 100%;
`

/** The opportunity landscape for reading: its dots are no controls. */
export function LandscapeFigure({ needs }: { readonly needs: readonly Need[] }) {
  const layout = useMemo(() => layoutLandscape(needs, WHOLE_LANDSCAPE, SIDE), [needs])
  const counts = new Map<OpportunityBand, number>()
  for (const { band } of needs) if (band) counts.set(band, (counts.get(band) ?? 0) + 1)
  const summary = OPPORTUNITY_BANDS.map((band) => `${BAND_NAMES[band]}: ${counts.get(band) ?? 0}`).join(', ')
  return (
    <Figure>
      <Plot>
        <LandscapePicture
          label={`Opportunity landscape. ${summary}.`}
          layout={layout}
          view={WHOLE_LANDSCAPE}
        />
        <Dots viewBox={VIEW_BOX} aria-hidden="true">
          {layout.dots.map(({ need, band, x, y }) => (
            <circle
              key={need.statementId}
              className="need"
              data-band={band}
              cx={x}
              cy={y}
              r={LANDSCAPE_LABEL.dotRadius}
            />
          ))}
        </Dots>
      </Plot>
      <figcaption>
        <LandscapeLegend counts={counts} />
      </figcaption>
    </Figure>
  )
}
