/** A part of the map that was laid out with some number of columns. */
export interface Zone {
  readonly width: number
  readonly height: number
}

type Zones<Left, Middle, Right> = readonly [Left, Middle, Right]

/** Proportion of a page in landscape, between A4 and Letter. */
const PAGE = 1.35
const MOST_COLUMNS = 12
/** How much empty space counts against the proportion. */
const AREA_WEIGHT = 0.7

/**
 * Chooses the numbers of columns of three zones next to each other, such that together they come close to the
 * proportion of a page and leave little space empty.
 * @param extra width and height of everything else
 */
export function fitColumns<Left extends Zone, Middle extends Zone, Right extends Zone>(
  [left, middle, right]: Zones<
    (columns: number) => Left,
    (columns: number) => Middle,
    (columns: number) => Right
  >,
  extra: Zone,
): Zones<Left, Middle, Right> {
  const counts = Array.from({ length: MOST_COLUMNS }, (_none, at) => at + 1)
  const [lefts, middles, rights] = [counts.map(left), counts.map(middle), counts.map(right)]
  let best: Zones<Left, Middle, Right> = [left(1), middle(1), right(1)]
  let lowest = Number.POSITIVE_INFINITY
  for (const one of lefts) {
    for (const two of middles) {
      for (const three of rights) {
        const width = extra.width + one.width + two.width + three.width
        const height = extra.height + Math.max(one.height, two.height, three.height)
        const badness = Math.abs(Math.log(width / height / PAGE)) + AREA_WEIGHT * Math.log(width * height)
        if (badness >= lowest) continue
        lowest = badness
        best = [one, two, three]
      }
    }
  }
  return best
}
