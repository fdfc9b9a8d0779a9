import { animateFrom } from '@outcome-studio/shared/ui'

const rowOf = (uuid: string): Element | null => {
  const id = CSS.escape(uuid)
  return document.querySelector(`[data-statement="${id}"], [data-step="${id}"]`)
}

/**
 * Moves a row of the list, and lets it be seen to slide there from its old place.
 * @param uuid of a job step or an outcome statement
 * @param move returns whether the row moved
 */
export function slideRow(uuid: string, move: () => boolean): boolean {
  const before = rowOf(uuid)?.getBoundingClientRect().top
  if (!move()) return false
  if (before !== undefined) requestAnimationFrame(() => slideFrom(uuid, before))
  return true
}

function slideFrom(uuid: string, before: number): void {
  const row = rowOf(uuid)
  const by = row ? before - row.getBoundingClientRect().top : 0
  // From further away it would only flash by.
  if (row && by !== 0 && Math.abs(by) < innerHeight) animateFrom(row, { transform: `translateY(${by}px)` })
}
