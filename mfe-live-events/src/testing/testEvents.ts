import { type LiveEvent, parseLiveEvent } from '@outcome-studio/shared/domain/events'

/** A Tuesday, 9:00 in New York. */
export const NOW = Date.parse('2026-03-10T13:00:00.000Z')
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/**
 * A published event. @param startsIn milliseconds from NOW
 * @throws Error for fields without a valid start
 */
export function testEvent(id: string, startsIn: number, fields: Partial<LiveEvent> = {}): LiveEvent {
  const event = parseLiveEvent(id, {
    topic: `Topic ${id}`,
    startTime: new Date(NOW + startsIn).toISOString(),
    duration: 60,
    timezone: 'America/New_York',
    status: 'published',
    zoomId: `zoom ${id}`,
    zoomUUID: `uuid ${id}`,
    ...fields,
  })
  if (event === null) throw new Error(`The event ${id} has no valid time.`)
  return event
}
