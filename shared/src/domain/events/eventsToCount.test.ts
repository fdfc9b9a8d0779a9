import fc from 'fast-check'
import { EVENTS_COUNTED_AT_ONCE, eventsToCount, rankByNext } from './eventsToCount.ts'
import { type EventState, type LiveEvent, parseLiveEvent } from './LiveEvent.ts'

const NOW = Date.parse('2027-06-01T12:00:00.000Z')
const HOUR = 3_600_000

/** An event of an hour. @param hours from now to its start */
function eventIn(hours: number, state: EventState = 'scheduled', id = String(hours)): LiveEvent {
  const startTime = new Date(NOW + hours * HOUR).toISOString()
  const event = parseLiveEvent(id, { startTime, duration: 60, state })
  if (event === null) throw new Error('The event has no valid time.')
  return event
}

test('the next event is first, and what is over comes after all others, the latest first', () => {
  const events = [-48, 72, -2, 1, -0.5, 24].map((hours) => eventIn(hours))
  const sorted = events.toSorted((one, other) => rankByNext(one, NOW) - rankByNext(other, NOW))
  expect(sorted.map(({ documentId }) => documentId)).toEqual(['-0.5', '1', '24', '72', '-2', '-48'])
})

test('events that are over or canceled are not counted', () => {
  const events = [eventIn(24), eventIn(-2), eventIn(2, 'cancelled'), eventIn(-0.5, 'started')]
  expect(eventsToCount(events, NOW)).toEqual(['-0.5', '24'])
})

test('the next events are counted if there are more than one call counts', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5_000 }), { maxLength: 150 }), (hours) => {
      const events = hours.map((each, at) => eventIn(each, 'scheduled', `${each} ${at}`))
      const counted = eventsToCount(events, NOW)
      expect(counted).toHaveLength(Math.min(hours.length, EVENTS_COUNTED_AT_ONCE))
      const startOf = (id: string) => Number(id.split(' ')[0])
      const left = events.filter(({ documentId }) => !counted.includes(documentId))
      const last = Math.max(0, ...counted.map(startOf))
      expect(left.every(({ documentId }) => startOf(documentId) >= last)).toBe(true)
    }),
  )
})
