export type Side = 'left' | 'right'

interface Edges {
  readonly left: number
  readonly right: number
}

interface Places {
  readonly card: Edges
  readonly map: Edges
  /** Width of the details with the space around them. */
  readonly width: number
  /** Where the details are. */
  readonly now: Side
}

/** The side of the map on which details do not cover a card. They stay where they are if they can. */
export function freeSide({ card, map, width, now }: Places): Side {
  const isFree = {
    left: card.left >= map.left + width,
    right: card.right <= map.right - width,
  }
  const other = now === 'left' ? 'right' : 'left'
  return !isFree[now] && isFree[other] ? other : now
}
