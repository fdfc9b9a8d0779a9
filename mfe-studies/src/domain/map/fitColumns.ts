/** A part of the map that was laid out with some number of columns. */
export interface Zone {
  readonly width: number
  readonly height: number
}

/** What counts against a choice of columns: the chosen one has least. */
export interface Fit {
  readonly mostColumns: number
  readonly badness: (size: Zone, columns: number) => number
}

type Zones<Left, Middle, Right> = readonly [Left, Middle, Right]

/** Proportion of a page in landscape, between A4 and Letter. */
const PAGE = 1.35
/** How much empty space counts against the proportion. */
const AREA_WEIGHT = 0.7

/**
 * Comes close to the proportion of a page and leaves little space empty.
 * @param extra width and height of everything else
 */
export const fitPage = (extra: Zone): Fit => ({
  mostColumns: 12,
  badness: ({ width, height }) => {
    const [wide, high] = [width + extra.width, height + extra.height]
    return Math.abs(Math.log(wide / high / PAGE)) + AREA_WEIGHT * Math.log(wide * high)
  },
})

/**
 * As low as the width allows, then as narrow as the height allows.
 * @param columns of all zones together, at least one of each
 */
export const fitScreen = (columns: number): Fit => ({
  mostColumns: Math.max(1, columns - 2),
  badness: ({ width, height }, count) =>
    count > Math.max(3, columns) ? Number.POSITIVE_INFINITY : height + width / 1e6,
})

/** Chooses the numbers of columns of three zones next to each other. */
export function fitColumns<Left extends Zone, Middle extends Zone, Right extends Zone>(
  [left, middle, right]: Zones<
    (columns: number) => Left,
    (columns: number) => Middle,
    (columns: number) => Right
  >,
  { mostColumns, badness }: Fit,
): Zones<Left, Middle, Right> {
  const counts = Array.from({ length: mostColumns }, (_none, at) => at + 1)
  const [lefts, middles, rights] = [counts.map(left), counts.map(middle), counts.map(right)]
  let best: Zones<Left, Middle, Right> = [left(1), middle(1), right(1)]
  let lowest = Number.POSITIVE_INFINITY
  for (const [a, one] of lefts.entries()) {
    for (const [b, two] of middles.entries()) {
      for (const [c, three] of rights.entries()) {
        const size = {
          width: one.width + two.width + three.width,
          height: Math.max(one.height, two.height, three.height),
        }
        const bad = badness(size, a + b + c + 3)
        if (bad >= lowest) continue
        lowest = bad
        best = [one, two, three]
      }
    }
  }
  return best
}
