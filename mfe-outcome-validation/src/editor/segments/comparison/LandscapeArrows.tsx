import { color } from '@outcome-studio/shared/ui'
import { memo } from 'react'
import styled from 'styled-components'
import type { LandscapeArrow } from '../../../domain/segments/layoutArrows.ts'
import { pointsOf, VIEW_BOX } from '../../needs/plot/LandscapePicture.tsx'

/** Outcomes that are underserved in one group only stand out, the others are background. */
const Arrows = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
  pointer-events: none;

  & g {
    stroke: ${color.borderStrong};
    fill: ${color.borderStrong};
    opacity: 0.55;
  }
  & line {
    stroke-width: 1.25;
  }
  & :is(circle, polygon) {
    stroke: none;
  }
  & g[data-only] {
    stroke: ${color.text};
    fill: ${color.text};
    opacity: 1;
  }
  & g[data-pointed] {
    stroke: ${color.accent};
    fill: ${color.accent};
    opacity: 1;

    & > line {
      stroke-width: 2.5;
    }
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;

    & g {
      stroke: GrayText;
      fill: GrayText;
      opacity: 1;
    }
    & g[data-only] {
      stroke: CanvasText;
      fill: CanvasText;
    }
    & g[data-pointed] {
      stroke: Highlight;
      fill: Highlight;
    }
  }
`

interface LandscapeArrowsProps {
  readonly arrows: readonly LandscapeArrow[]
  /** Id of the marked outcome. */
  readonly pointed: string | null
}

/** Arrows between two groups. The table next to the plot says the same in numbers. */
export const LandscapeArrows = memo(function LandscapeArrows({ arrows, pointed }: LandscapeArrowsProps) {
  return (
    <Arrows viewBox={VIEW_BOX} aria-hidden="true">
      {arrows.map(({ statementId, from: [x, y], to, head, onlyIn }) => (
        <g
          key={statementId}
          data-only={onlyIn ?? undefined}
          data-pointed={statementId === pointed ? '' : undefined}
        >
          <circle cx={x} cy={y} r={2.5} />
          <line x1={x} y1={y} x2={to[0]} y2={to[1]} />
          {head.length > 0 && <polygon points={pointsOf(head)} />}
        </g>
      ))}
    </Arrows>
  )
})
