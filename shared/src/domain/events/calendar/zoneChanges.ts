import { zoneOffset } from '../time/zoneOffset.ts'

const WEEK = 7 * 86_400_000
const SECOND = 1000

/** A moment at which clocks are changed. Offsets in milliseconds, positive east of Greenwich. */
export interface ZoneChange {
  /** The first moment with the new offset, milliseconds since 1970. */
  readonly time: number
  readonly before: number
  readonly after: number
}

/**
 * The changes of a zone's clocks from `from` to `to`, read from the platform's time zone data. No
 * zone has changed its clocks twice within a week for decades.
 */
export function zoneChanges(zone: string, from: number, to: number): readonly ZoneChange[] {
  const changes: ZoneChange[] = []
  let before = zoneOffset(from, zone)
  for (let start = from; start < to; start += WEEK) {
    const end = Math.min(start + WEEK, to)
    const after = zoneOffset(end, zone)
    if (after !== before) changes.push({ time: firstWith(after, zone, start, end), before, after })
    before = after
  }
  return changes
}

/** Searches between a moment with another offset and one with this offset. */
function firstWith(offset: number, zone: string, without: number, having: number): number {
  let [low, high] = [Math.floor(without / SECOND), Math.ceil(having / SECOND)]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (zoneOffset(middle * SECOND, zone) === offset) high = middle
    else low = middle
  }
  return high * SECOND
}
