import type { PlannedEvent } from './PlannedEvent.ts'
import type { ZoomEvent } from './ZoomEvent.ts'

const MINUTE = 60_000

/** An event that exists anew at each start: one that is live, or starts soon. */
export interface RenewedEvent {
  readonly event: Pick<PlannedEvent, 'key' | 'topic' | 'category' | 'instructor' | 'minutes' | 'zone'>
  /** Minutes from now to its start. */
  readonly startsIn: number
  /** Minutes from now within which an existing one has to start, so that no new one is needed. */
  readonly from: number
  readonly to: number
  readonly isStarted: boolean
}

export const RENEWED_EVENTS: readonly RenewedEvent[] = [
  {
    event: {
      key: 'live',
      topic: 'Live: working on a study together',
      category: 'Practice',
      instructor: 'ines',
      minutes: 180,
      zone: 'Europe/Berlin',
    },
    startsIn: -20,
    from: -120,
    to: 0,
    isStarted: true,
  },
  {
    event: {
      key: 'soon',
      topic: 'Office hours: questions before you start',
      category: 'Office hours',
      instructor: 'marcus',
      minutes: 60,
      zone: 'America/New_York',
    },
    startsIn: 30,
    from: 15,
    to: 45,
    isStarted: false,
  },
]

/** Those of which none exists at the moment. @param known what exists at Zoom */
export function missingEvents(known: readonly ZoomEvent[], now: number): readonly RenewedEvent[] {
  return RENEWED_EVENTS.filter(({ event, from, to }) =>
    known.every(({ topic, start_time }) => {
      const minutes = (Date.parse(start_time) - now) / MINUTE
      return topic !== event.topic || minutes < from || minutes > to
    }),
  )
}

/** When a new one starts, in full minutes. @returns milliseconds since 1970 */
export function startOf({ startsIn }: RenewedEvent, now: number): number {
  return Math.floor(now / MINUTE) * MINUTE + startsIn * MINUTE
}
