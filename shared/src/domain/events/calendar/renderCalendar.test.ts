import fc from 'fast-check'
import type { EventId, LiveEvent } from '../LiveEvent.ts'
import { type CalendarEntry, calendarFile, renderCalendar } from './calendarFile.ts'
import { eventAt, NOON, readCalendar, ZONES } from './testing/calendarCases.ts'

const PAGE = 'https://studio.test/live-events/e1'
const CHANGED = Date.UTC(2027, 0, 2, 3, 4, 5)

const entryOf = (changes: Partial<LiveEvent> = {}): CalendarEntry => ({
  event: { ...eventAt(NOON, 'Europe/Berlin'), ...changes },
  uid: 'ann',
  pageLink: PAGE,
  now: CHANGED,
  method: 'PUBLISH',
})
const render = (entries: readonly CalendarEntry[]) => renderCalendar('PUBLISH', [], entries)
const idOf = (id: number): EventId => `e${id}` as EventId

test('a calendar without an entry is valid', () => {
  const { calendar, entries } = readCalendar(render([]))
  expect(entries).toEqual([])
  expect(calendar.getAllSubcomponents()).toHaveLength(1)
})

test.each<[what: string, changes: Partial<LiveEvent>, status: string, sequence: number]>([
  ['an event', {}, 'CONFIRMED', 3],
  ['an event that was moved', { sequence: 4 }, 'CONFIRMED', 4],
  ['an event that does not take place', { state: 'cancelled', sequence: 5 }, 'CANCELLED', 5],
  ['an event that is over', { state: 'ended' }, 'CONFIRMED', 3],
])('%s has the UID of its file', (_what, changes, status, sequence) => {
  const entry = entryOf(changes)
  const [read] = readCalendar(render([entry])).entries
  const [file] = readCalendar(calendarFile({ ...entry, method: 'REQUEST' })).entries
  expect(read?.event.uid).toBe('e1.ann@outcome-studio')
  expect(read?.event.uid).toBe(file?.event.uid)
  expect(read?.event.sequence).toBe(sequence)
  expect(read?.entry.getFirstPropertyValue('status')).toBe(status)
  expect(read?.entry.getFirstPropertyValue('url')).toBe(PAGE)
  expect(String(read?.entry.getFirstPropertyValue('dtstamp'))).toBe('2027-01-02T03:04:05Z')
})

test('each zone is defined once, for events of several years, and every time is right', () => {
  const minute = fc.integer({ min: Date.UTC(2024) / 60_000, max: Date.UTC(2032) / 60_000 })
  const times = fc.array(fc.tuple(minute, fc.constantFrom(...ZONES), fc.integer({ min: 1, max: 3000 })), {
    maxLength: 8,
  })
  fc.assert(
    fc.property(times, (all) => {
      const entries = all.map(([start, zone, duration], at) =>
        entryOf({ ...eventAt(start * 60_000, zone, duration), documentId: idOf(at) }),
      )
      const text = render(entries)
      const read = readCalendar(text)
      expect(render(entries)).toBe(text)
      const zones = read.calendar
        .getAllSubcomponents('vtimezone')
        .map((each) => each.getFirstPropertyValue('tzid'))
      expect(new Set(zones).size).toBe(zones.length)
      expect(read.entries.map(({ event }) => event.uid)).toEqual(
        all.map((_each, at) => `e${at}.ann@outcome-studio`),
      )
      for (const [at, [start, , duration]] of all.entries()) {
        const event = read.entries[at]?.event
        expect(event?.startDate.toUnixTime()).toBe(start * 60)
        expect(event?.endDate.toUnixTime()).toBe((start + duration) * 60)
      }
    }),
    { numRuns: 60 },
  )
})

test('no text of an event adds an entry or a line', () => {
  const hostile = fc.string({ unit: 'binary', maxLength: 200 })
  fc.assert(
    fc.property(hostile, hostile, (topic, agenda) => {
      const text = render([entryOf({ topic, agenda }), entryOf({ documentId: idOf(2) })])
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(readCalendar(text).entries).toHaveLength(2)
    }),
    { numRuns: 100 },
  )
})
