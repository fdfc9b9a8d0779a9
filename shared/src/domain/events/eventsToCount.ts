import { isPastEvent } from './eventPhase.ts'
import type { EventId, LiveEvent } from './LiveEvent.ts'

/** Events of which one call counts the registrants. */
export const EVENTS_COUNTED_AT_ONCE = 100

/**
 * The events whose registrants a community manager wants to know: those that take place and are not over, the next ones
 * first.
 * @param now milliseconds since 1970
 */
export function eventsToCount(events: readonly LiveEvent[], now: number): readonly EventId[] {
  return events
    .filter(({ state, endTime }) => state !== 'cancelled' && !isPastEvent({ endTime }, now))
    .toSorted((one, other) => Date.parse(one.startTime) - Date.parse(other.startTime))
    .slice(0, EVENTS_COUNTED_AT_ONCE)
    .map(({ documentId }) => documentId)
}

/** Later than every start that a date can have, in milliseconds since 1970. */
const LATEST = 8.64e15

/**
 * The rank of an event by what comes next: first those to come, the next one first, and then those that are over, the
 * latest first.
 * @param now milliseconds since 1970
 * @returns the lower, the earlier in the list
 */
export function rankByNext(
  { startTime, endTime }: Pick<LiveEvent, 'startTime' | 'endTime'>,
  now: number,
): number {
  const start = Date.parse(startTime)
  return isPastEvent({ endTime }, now) ? 2 * LATEST - start : start
}
