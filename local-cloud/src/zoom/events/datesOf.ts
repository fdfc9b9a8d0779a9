import type { Occurrence, ZoomEvent } from '../store/records.ts'

/** When an event, or one occurrence of it, takes place. */
export interface EventDate {
  /** '' unless the event recurs. */
  readonly occurrence: string
  readonly uuid: string
  /** Milliseconds since 1970. */
  readonly start: number
  /** In minutes. */
  readonly duration: number
  readonly state: Occurrence['state']
}

/** The dates of an event, earliest first: one, or those of its occurrences. */
export function datesOf(event: ZoomEvent): readonly EventDate[] {
  const { uuid, start, duration, state } = event
  if (event.occurrences.length === 0) return [{ occurrence: '', uuid, start, duration, state }]
  return event.occurrences
    .map((each) => ({ ...each, occurrence: each.id }))
    .toSorted((one, other) => one.start - other.start)
}

export const endOf = ({ start, duration }: Pick<EventDate, 'start' | 'duration'>): number =>
  start + duration * 60_000

/** How much longer than planned a conference may take. */
const LONGEST_OVERRUN_MS = 4 * 3_600_000

/** Whether nobody can join any more. @param now milliseconds since 1970 */
export function isOver(date: EventDate, now: number): boolean {
  if (date.state === 'ended' || date.state === 'deleted') return true
  return endOf(date) + (date.state === 'started' ? LONGEST_OVERRUN_MS : 0) <= now
}

/** The event with another state or time of one of its dates. */
export function withDate(
  event: ZoomEvent,
  occurrence: string,
  change: Partial<Pick<EventDate, 'start' | 'duration' | 'state'>>,
): ZoomEvent {
  if (occurrence === '') return { ...event, ...change }
  return {
    ...event,
    occurrences: event.occurrences.map((each) => (each.id === occurrence ? { ...each, ...change } : each)),
  }
}
