interface Place {
  readonly x: number
  readonly y: number
}

/** A short text that belongs to a dot. */
export interface DotLabel extends Place {
  readonly text: string
}

interface Label {
  readonly text: string
  /** Center of the label. */
  readonly at: Place
  /** Center of its dot. */
  readonly dot: Place
}

interface LabelOptions {
  /** Centers of all dots, with and without a label. */
  readonly dots: readonly Place[]
  readonly dotRadius: number
  /** Width and height of the drawing; no label leaves it. */
  readonly side: number
  readonly widthOf: (text: string) => number
  readonly height: number
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const DISTANCES = [3, 10, 22, 36, 54, 76]
const DIRECTIONS = Array.from({ length: 16 }, (_, at) => (at * Math.PI) / 8)

/**
 * Places labels around their dots, the nearest free place first. No label overlaps another. It covers a dot only if
 * there is no other place, and is left out if there is none at all.
 * @param wanted the most important first
 */
export function placeLabels(
  wanted: readonly DotLabel[],
  { dots, dotRadius, side, widthOf, height }: LabelOptions,
): readonly Label[] {
  const taken: Box[] = []
  const covered = dots.map((dot) => boxAround(dot, dotRadius * 2, dotRadius * 2))
  return wanted.flatMap(({ text, ...dot }) => {
    const width = widthOf(text)
    const places = DISTANCES.flatMap((distance) =>
      DIRECTIONS.map((angle) => ({
        x: dot.x + Math.cos(angle) * (dotRadius + distance + width / 2),
        y: dot.y - Math.sin(angle) * (dotRadius + distance + height / 2),
      })),
    )
    const free = places.filter((place) => {
      const box = boxAround(place, width, height)
      const isInside = box.left >= 0 && box.top >= 0 && box.right <= side && box.bottom <= side
      return isInside && !taken.some((other) => overlap(box, other))
    })
    const at =
      free.find((place) => !covered.some((other) => overlap(boxAround(place, width, height), other))) ??
      free[0]
    if (!at) return []
    taken.push(boxAround(at, width, height))
    return [{ text, at, dot }]
  })
}

const boxAround = ({ x, y }: Place, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
