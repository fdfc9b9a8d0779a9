import { BAND_AREAS, type LandscapeCorner, type OpportunityBand } from '@outcome-studio/shared/domain/study'
import { type LandscapeView, placeInLandscape } from './LandscapeView.ts'

const DIAGONAL: readonly LandscapeCorner[] = [
  [0, 0],
  [10, 10],
]

/** Area of a band within a view; corners as in placeInLandscape. */
export interface LandscapeZone {
  readonly band: OpportunityBand
  readonly corners: readonly (readonly [x: number, y: number])[]
}

/** The bands that are visible in a view. */
export function landscapeZones(view: LandscapeView): readonly LandscapeZone[] {
  return BAND_AREAS.map(([band, corners]) => ({ band, corners: placed(corners, view) })).filter(
    ({ corners }) => corners.length > 2,
  )
}

/** The line on which satisfaction equals importance; empty if it is outside of the view. */
export const landscapeDiagonal = (view: LandscapeView): LandscapeZone['corners'] => placed(DIAGONAL, view)

const placed = (corners: readonly LandscapeCorner[], view: LandscapeView) =>
  clipped(corners, view).map(([importance, satisfaction]) => {
    const { x, y } = placeInLandscape({ importance, satisfaction }, view)
    return [x, y] as const
  })

/** Cuts a convex outline at the four edges of a view (Sutherland and Hodgman). */
function clipped(
  corners: readonly LandscapeCorner[],
  { importance, satisfaction }: LandscapeView,
): readonly LandscapeCorner[] {
  const inside: readonly ((corner: LandscapeCorner) => number)[] = [
    ([x]) => x - importance[0],
    ([x]) => importance[1] - x,
    ([, y]) => y - satisfaction[0],
    ([, y]) => satisfaction[1] - y,
  ]
  return inside.reduce<readonly LandscapeCorner[]>(
    (outline, distance) =>
      outline.flatMap((corner, at) => {
        const next = outline[(at + 1) % outline.length] ?? corner
        const [here, there] = [distance(corner), distance(next)]
        const kept = here >= 0 ? [corner] : []
        return here * there < 0 ? [...kept, between(corner, next, here / (here - there))] : kept
      }),
    corners,
  )
}

const between = ([x, y]: LandscapeCorner, [toX, toY]: LandscapeCorner, share: number): LandscapeCorner => [
  x + (toX - x) * share,
  y + (toY - y) * share,
]
