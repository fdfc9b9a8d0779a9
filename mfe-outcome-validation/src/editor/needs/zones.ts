import type { OpportunityBand, Rating } from '@outcome-studio/shared/domain'

/** Length of either axis, in the units of the drawing. */
export const SIDE = 400

/** Position of a rating. The drawing's y axis points down. */
export const placeOf = ({
  importance,
  satisfaction,
}: Rating): { readonly x: number; readonly y: number } => ({
  x: (importance / 10) * SIDE,
  y: SIDE - (satisfaction / 10) * SIDE,
})

/** Corners as [importance, satisfaction]: below the diagonal, a score of c is the line satisfaction = 2 × importance − c. */
const CORNERS: Readonly<Record<OpportunityBand, readonly (readonly [number, number])[]>> = {
  overserved: [
    [0, 0],
    [0, 10],
    [10, 10],
  ],
  'appropriately served': [
    [0, 0],
    [5, 0],
    [10, 10],
  ],
  'worth a look': [
    [5, 0],
    [6, 0],
    [10, 8],
    [10, 10],
  ],
  high: [
    [6, 0],
    [7.5, 0],
    [10, 5],
    [10, 8],
  ],
  extreme: [
    [7.5, 0],
    [10, 0],
    [10, 5],
  ],
}

/** The zones of the landscape as outlines for a polygon. */
export const ZONES = Object.entries(CORNERS).map(([band, corners]) => ({
  band,
  points: corners
    .map(([importance, satisfaction]) => placeOf({ importance, satisfaction }))
    .map(({ x, y }) => `${x},${y}`)
    .join(' '),
}))
