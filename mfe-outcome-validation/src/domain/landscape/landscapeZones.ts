import type { OpportunityBand } from '@outcome-studio/shared/domain/study'
import { type LandscapeView, placeInLandscape } from './LandscapeView.ts'

type Corner = readonly [importance: number, satisfaction: number]

/** Below the diagonal, a score of c is the line satisfaction = 2 × importance − c. */
const CORNERS: readonly (readonly [OpportunityBand, readonly Corner[]])[] = [
  [
    'overserved',
    [
      [0, 0],
      [0, 10],
      [10, 10],
    ],
  ],
  [
    'appropriately served',
    [
      [0, 0],
      [5, 0],
      [10, 10],
    ],
  ],
  [
    'worth a look',
    [
      [5, 0],
      [6, 0],
      [10, 8],
      [10, 10],
    ],
  ],
  [
    'high',
    [
      [6, 0],
      [7.5, 0],
      [10, 5],
      [10, 8],
    ],
  ],
  [
    'extreme',
    [
      [7.5, 0],
      [10, 0],
      [10, 5],
    ],
  ],
]
const DIAGONAL: readonly Corner[] = [
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
  return CORNERS.map(([band, corners]) => ({ band, corners: placed(corners, view) })).filter(
    ({ corners }) => corners.length > 2,
  )
}

/** The line on which satisfaction equals importance; empty if it is outside of the view. */
export const landscapeDiagonal = (view: LandscapeView): LandscapeZone['corners'] => placed(DIAGONAL, view)

const placed = (corners: readonly Corner[], view: LandscapeView) =>
  clipped(corners, view).map(([importance, satisfaction]) => {
    const { x, y } = placeInLandscape({ importance, satisfaction }, view)
    return [x, y] as const
  })

/** Cuts a convex outline at the four edges of a view (Sutherland and Hodgman). */
function clipped(corners: readonly Corner[], { importance, satisfaction }: LandscapeView): readonly Corner[] {
  const inside: readonly ((corner: Corner) => number)[] = [
    ([x]) => x - importance[0],
    ([x]) => importance[1] - x,
    ([, y]) => y - satisfaction[0],
    ([, y]) => satisfaction[1] - y,
  ]
  return inside.reduce<readonly Corner[]>(
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

const between = ([x, y]: Corner, [toX, toY]: Corner, share: number): Corner => [
  x + (toX - x) * share,
  y + (toY - y) * share,
]
