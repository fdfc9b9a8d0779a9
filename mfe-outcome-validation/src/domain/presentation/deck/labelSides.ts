import type { Need } from '@outcome-studio/shared/domain/analysis'
import { topOpportunities } from '../../landscape/layoutLandscape.ts'
import type { DeckBox, DeckPoint } from '../../slides/SlideDeck.ts'
import { widthOf } from '../pageLayout.ts'

interface PlacedNeed {
  readonly need: Need
  /** Center of the dot. */
  readonly x: number
  readonly y: number
}

type Side = NonNullable<DeckPoint['label']>

const SIDES: readonly Side[] = ['right', 'above', 'left', 'below']
const DOT = 5
const LABEL = { size: 10, height: 13, gap: 2 } as const

/**
 * The side of its dot for the label of each of the highest opportunities. A chart places labels at four sides alone, so
 * one that would cover another label everywhere is left out.
 */
export function labelSides(dots: readonly PlacedNeed[], plot: DeckBox): ReadonlyMap<string, Side> {
  const taken: DeckBox[] = []
  const covered = dots.map(({ x, y }) => ({ x: x - DOT, y: y - DOT, width: 2 * DOT, height: 2 * DOT }))
  const byNeed = new Map(dots.map((dot) => [dot.need.statementId, dot]))
  const top = topOpportunities(dots.map(({ need }) => need))
  return new Map(
    top.flatMap((need) => {
      const dot = byNeed.get(need.statementId)
      if (!dot) return []
      const free = SIDES.map((side) => ({ side, box: boxAt(dot, side) })).filter(
        ({ box }) => isInside(box, plot) && !taken.some((other) => overlap(box, other)),
      )
      const best = free.find(({ box }) => !covered.some((other) => overlap(box, other))) ?? free[0]
      if (!best) return []
      taken.push(best.box)
      return [[need.statementId, best.side] as const]
    }),
  )
}

function boxAt({ need, x, y }: PlacedNeed, side: Side): DeckBox {
  const size = { width: widthOf(need.number, LABEL) + 4, height: LABEL.height }
  const distance = DOT + LABEL.gap
  switch (side) {
    case 'right':
      return { ...size, x: x + distance, y: y - size.height / 2 }
    case 'left':
      return { ...size, x: x - distance - size.width, y: y - size.height / 2 }
    case 'above':
      return { ...size, x: x - size.width / 2, y: y - distance - size.height }
    case 'below':
      return { ...size, x: x - size.width / 2, y: y + distance }
  }
}

const isInside = (box: DeckBox, plot: DeckBox): boolean =>
  box.x >= plot.x &&
  box.y >= plot.y &&
  box.x + box.width <= plot.x + plot.width &&
  box.y + box.height <= plot.y + plot.height

const overlap = (one: DeckBox, other: DeckBox): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height
