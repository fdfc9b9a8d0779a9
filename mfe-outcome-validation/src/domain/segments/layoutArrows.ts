import type { OutcomeStatementUuid } from '@outcome-studio/shared/domain/study'
import { type LandscapeView, placeInLandscape } from '../landscape/LandscapeView.ts'
import { LANDSCAPE_LABEL } from '../landscape/layoutLandscape.ts'
import type { ComparedNeed } from './compareGroups.ts'

type Point = readonly [x: number, y: number]

/** The way of one outcome from its place in the first group to that in the second. */
export interface LandscapeArrow {
  readonly statementId: OutcomeStatementUuid
  readonly from: Point
  /** Where the line ends: at the edge of the dot. */
  readonly to: Point
  /** Corners of the head; empty if the outcome moves too little for an arrow. */
  readonly head: readonly Point[]
  readonly onlyIn: ComparedNeed['onlyIn']
}

/** Length and half the width of a head. */
const [LENGTH, HALF_WIDTH] = [8, 4]

/** Lays out the arrows between two groups in a plot. Outcomes outside of the view are left out. */
export function layoutArrows(
  compared: readonly ComparedNeed[],
  view: LandscapeView,
  plot: { readonly width: number; readonly height: number },
): readonly LandscapeArrow[] {
  return compared.flatMap(({ first, second, onlyIn }) => {
    if (first.rating === null || second.rating === null) return []
    const [start, end] = [placeInLandscape(first.rating, view), placeInLandscape(second.rating, view)]
    if ([start, end].some(({ x, y }) => x < 0 || x > 1 || y < 0 || y > 1)) return []
    const placed = ({ x, y }: typeof start): Point => [x * plot.width, y * plot.height]
    const from = placed(start)
    return [{ statementId: first.statementId, from, onlyIn, ...arrow(from, placed(end)) }]
  })
}

function arrow(from: Point, center: Point): Pick<LandscapeArrow, 'to' | 'head'> {
  const [dx, dy] = [center[0] - from[0], center[1] - from[1]]
  const length = Math.hypot(dx, dy)
  if (length < LANDSCAPE_LABEL.dotRadius + LENGTH) return { to: from, head: [] }
  const [x, y] = [dx / length, dy / length]
  const at = (back: number, aside: number): Point => [
    center[0] - x * back - y * aside,
    center[1] - y * back + x * aside,
  ]
  const tip = LANDSCAPE_LABEL.dotRadius
  return {
    to: at(tip + LENGTH, 0),
    head: [at(tip, 0), at(tip + LENGTH, HALF_WIDTH), at(tip + LENGTH, -HALF_WIDTH)],
  }
}

/** Half the width of a line, whose edge is drawn as well. */
const HALF_LINE = 0.15

/** The corners of an arrow as one shape, for files; none if it moves too little for a head. */
export function arrowOutline({ from, to, head }: LandscapeArrow): readonly Point[] {
  const [tip, left, right] = head
  if (!tip || !left || !right) return []
  const [dx, dy] = [tip[0] - from[0], tip[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const [x, y] = [(-dy / length) * HALF_LINE, (dx / length) * HALF_LINE]
  return [
    [from[0] + x, from[1] + y],
    [to[0] + x, to[1] + y],
    left,
    tip,
    right,
    [to[0] - x, to[1] - y],
    [from[0] - x, from[1] - y],
  ]
}
