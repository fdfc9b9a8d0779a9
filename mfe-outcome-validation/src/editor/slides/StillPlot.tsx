import type { ReactNode } from 'react'
import styled from 'styled-components'
import { WHOLE_LANDSCAPE } from '../../domain/landscape/LandscapeView.ts'
import { LANDSCAPE_LABEL, type LandscapeLayout } from '../../domain/landscape/layoutLandscape.ts'
import { LandscapePicture, VIEW_BOX } from '../needs/plot/LandscapePicture.tsx'
import { Dots } from '../needs/plot/plotStyles.ts'

const Plot = styled.div`
  position: relative;
  width: 100%;
`

interface StillPlotProps {
  readonly label: string
  /** Of the whole landscape. */
  readonly layout: LandscapeLayout
  /** Drawn below the dots. */
  readonly children?: ReactNode
}

/** The plot of a landscape for reading: its dots are no controls. */
export function StillPlot({ label, layout, children }: StillPlotProps) {
  return (
    <Plot>
      <LandscapePicture label={label} layout={layout} view={WHOLE_LANDSCAPE} />
      {children}
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
  )
}
