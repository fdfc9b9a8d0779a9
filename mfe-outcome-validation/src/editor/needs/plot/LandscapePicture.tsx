import { memo, useId } from 'react'
import {
  type LandscapeView,
  landscapeTicks,
  placeInLandscape,
} from '../../../domain/landscape/LandscapeView.ts'
import type { layoutLandscape } from '../../../domain/landscape/layoutLandscape.ts'
import { Hatchings, hatchingOf } from './Hatchings.tsx'
import { Picture } from './plotStyles.ts'

/** Length of either axis, in the units of the drawing. */
export const SIDE = 480
export const VIEW_BOX = `-48 -12 ${SIDE + 60} ${SIDE + 64}`

interface LandscapePictureProps {
  readonly label: string
  readonly layout: ReturnType<typeof layoutLandscape>
  readonly view: LandscapeView
}

export const pointsOf = (corners: readonly (readonly [number, number])[]): string =>
  corners.map(([x, y]) => `${x},${y}`).join(' ')

/** The landscape without its dots: bands, axes, labels and the line on which both ratings are equal. */
export const LandscapePicture = memo(function LandscapePicture({
  label,
  layout: { zones, diagonal, labels },
  view,
}: LandscapePictureProps) {
  const scope = useId()
  const [importance, satisfaction] = [view.importance[0], view.satisfaction[0]]
  return (
    <Picture viewBox={VIEW_BOX} role="img" aria-label={label}>
      <Hatchings scope={scope} />
      {zones.map(({ band, corners }) => (
        <polygon
          key={band}
          className="zone"
          data-band={band}
          points={pointsOf(corners)}
          style={hatchingOf(scope, band)}
        />
      ))}
      <polyline className="even" points={pointsOf(diagonal)} />
      <path className="axis" d={`M0 0 V${SIDE} H${SIDE}`} />
      {landscapeTicks(view.importance).map((tick) => (
        <text
          key={tick}
          x={placeInLandscape({ importance: tick, satisfaction }, view).x * SIDE}
          y={SIDE + 20}
          textAnchor="middle"
        >
          {tick}
        </text>
      ))}
      {landscapeTicks(view.satisfaction).map((tick) => (
        <text
          key={tick}
          x={-10}
          y={placeInLandscape({ importance, satisfaction: tick }, view).y * SIDE + 4}
          textAnchor="end"
        >
          {tick}
        </text>
      ))}
      <text x={SIDE / 2} y={SIDE + 44} textAnchor="middle">
        Importance
      </text>
      <text x={-34} y={SIDE / 2} textAnchor="middle" transform={`rotate(-90 -34 ${SIDE / 2})`}>
        Satisfaction
      </text>
      {labels.map(({ text, at, dot }) => (
        <line key={text} className="lead" x1={dot.x} y1={dot.y} x2={at.x} y2={at.y} />
      ))}
      {labels.map(({ text, at }) => (
        <text key={text} className="label" x={at.x} y={at.y + 4} textAnchor="middle">
          {text}
        </text>
      ))}
    </Picture>
  )
})
