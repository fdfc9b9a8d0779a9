import type { LandscapeDot } from './layoutLandscape.ts'

/** Keys that move from dot to dot. */
export type LandscapeKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End'

/**
 * The dot that a key leads to: left and right by importance, up and down by satisfaction, Home to the highest
 * opportunity and End to the lowest. Each direction reaches every dot.
 * @returns the same dot at the edge
 */
export function neighborOf(
  dots: readonly LandscapeDot[],
  from: LandscapeDot,
  key: LandscapeKey,
): LandscapeDot {
  if (key === 'Home' || key === 'End') {
    const ordered = dots.toSorted((one, other) => other.score - one.score)
    return ordered.at(key === 'Home' ? 0 : -1) ?? from
  }
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight'
  const ordered = dots.toSorted((one, other) =>
    isAcross ? one.x - other.x || other.y - one.y : other.y - one.y || one.x - other.x,
  )
  const by = key === 'ArrowRight' || key === 'ArrowUp' ? 1 : -1
  return ordered[ordered.indexOf(from) + by] ?? from
}
