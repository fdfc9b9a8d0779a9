import { type Need, sortNeeds } from '@outcome-studio/shared/domain/analysis'
import type { OpportunityBand } from '@outcome-studio/shared/domain/study'
import { textWidth } from '@outcome-studio/shared/files'
import { isOpportunity } from './isOpportunity.ts'
import { type LandscapeView, placeInLandscape } from './LandscapeView.ts'
import { type LandscapeZone, landscapeDiagonal, landscapeZones } from './landscapeZones.ts'
import { placeLabels } from './placeLabels.ts'

/** A rated outcome in the landscape. */
export interface LandscapeDot {
  readonly need: Need
  readonly band: OpportunityBand
  readonly score: number
  readonly x: number
  readonly y: number
}

/** Everything that the landscape draws, in the unit of its side. */
export interface LandscapeLayout {
  readonly zones: readonly LandscapeZone[]
  readonly diagonal: LandscapeZone['corners']
  readonly dots: readonly LandscapeDot[]
  /** Numbers of the highest opportunities next to their dots. */
  readonly labels: ReturnType<typeof placeLabels>
}

/** Outcomes with a label. */
const LABELED = 10
export const LANDSCAPE_LABEL = { size: 12, height: 15, padding: 6, dotRadius: 6 } as const

/** The outcomes in a band of opportunities, at most ten, with the highest score first. */
export const topOpportunities = (needs: readonly Need[]): readonly Need[] =>
  sortNeeds(needs, 'score', 'descending')
    .filter(({ band }) => isOpportunity(band))
    .slice(0, LABELED)

/** Lays out the opportunity landscape (docs/method.md §6) in a square. Outcomes outside of the view are left out. */
export function layoutLandscape(needs: readonly Need[], view: LandscapeView, side: number): LandscapeLayout {
  const scaled = (corners: LandscapeZone['corners']) => corners.map(([x, y]) => [x * side, y * side] as const)
  const dots = needs.flatMap((need) => {
    const { rating, band, score } = need
    if (rating === null || band === null || score === null) return []
    const { x, y } = placeInLandscape(rating, view)
    return x < 0 || x > 1 || y < 0 || y > 1 ? [] : [{ need, band, score, x: x * side, y: y * side }]
  })
  const dotOf = new Map(dots.map((dot) => [dot.need, dot]))
  const wanted = topOpportunities(needs).flatMap((need) => {
    const dot = dotOf.get(need)
    return dot ? [{ text: need.number, x: dot.x, y: dot.y }] : []
  })
  const { size, height, padding, dotRadius } = LANDSCAPE_LABEL
  return {
    zones: landscapeZones(view).map(({ band, corners }) => ({ band, corners: scaled(corners) })),
    diagonal: scaled(landscapeDiagonal(view)),
    dots,
    labels: placeLabels(wanted, {
      dots,
      dotRadius,
      side,
      widthOf: (text) => textWidth(text, size, true) + padding,
      height,
    }),
  }
}
