import type { OpportunityBand } from './opportunity.ts'

/** A point of the opportunity landscape, both from 0 to 10. */
export type LandscapeCorner = readonly [importance: number, satisfaction: number]

/**
 * The areas of the bands in the landscape (docs/method.md §6). Below the diagonal, a score of c is the line
 * satisfaction = 2 × importance − c.
 */
export const BAND_AREAS: readonly (readonly [OpportunityBand, readonly LandscapeCorner[]])[] = [
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
