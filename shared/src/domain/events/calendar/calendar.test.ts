import fc from 'fast-check'
import type { EventId, LiveEvent } from '../LiveEvent.ts'
import { type CalendarEntry, calendarFile } from './calendarFile.ts'
import { eventAt, NOON, readCalendar, ZONES } from './testing/calendarCases.ts'

const PAGE = 'https://studio.test/live-events/e1'
const PERSONAL = 'https://zoom.test/w/1?tk=secret'
const NOW = Date.UTC(2027, 0, 2, 3, 4, 5)
const fileOf = (changes: Partial<CalendarEntry> = {}): string =>
  calendarFile({
    event: eventAt(NOON, 'Europe/Berlin'),
    uid: 'ann',
    method: 'REQUEST',
    pageLink: PAGE,
    personalLink: PERSONAL,
    now: NOW,
    ...changes,
  })

/** Reads a file of one event. */
function read(text: string) {
  const { calendar, entries } = readCalendar(text)
  const [first] = entries
  if (!first) throw new Error('There is no event.')
  return { calendar, ...first }
}

test('an event in a zone that is not known is given in UTC, and no id begins a line', () => {
  const event = { ...eventAt(NOON, 'Mars/Olympus\r\nX-EVIL:1'), documentId: 'e1\r\nATTENDEE:x' as EventId }
  const text = fileOf({ event, uid: 'ann\r\nX-EVIL:2' })
  expect(text.replaceAll('\r\n ', '')).not.toMatch(/^(?:X-EVIL|ATTENDEE:x)/m)
  expect(read(text).event.startDate.toJSDate().getTime()).toBe(NOON)
})

test('an agenda of HTML is text with line breaks and addresses', () => {
  const agenda =
    '<p>Don&rsquo;t miss <a href="https://example.test/slides">the slides</a></p><ul><li>Jobs</li></ul> Use <name>'
  const text = 'Don’t miss the slides (https://example.test/slides)\n\n- Jobs\n\nUse <name>'
  const event = { ...eventAt(NOON, 'Europe/Berlin'), agenda }
  expect(read(fileOf({ event })).event.description).toContain(text)
})

test('a file says when and where the event is, and which member and version it is for', () => {
  const { calendar, entry, event } = read(
    fileOf({
      organizer: { name: 'Outcome Studio', email: 'events@studio.test' },
      attendee: { name: 'Ann "A" O’Neil', email: 'ann@acme.test' },
    }),
  )
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
  expect(event.uid).toBe('e1.ann@outcome-studio')
  expect(event.sequence).toBe(3)
  expect(event.summary).toBe('Finding outcomes')
  expect(event.description).toBe(`We look at jobs.\n\nJoin: ${PERSONAL}\n\nEvent page: ${PAGE}`)
  expect(event.location).toBe(PERSONAL)
  expect(entry.getFirstPropertyValue('url')).toBe(PAGE)
  expect(entry.getFirstPropertyValue('status')).toBe('CONFIRMED')
  expect(String(entry.getFirstPropertyValue('dtstamp'))).toBe('2027-01-02T03:04:05Z')
  expect(String(entry.getFirstPropertyValue('dtstart'))).toBe('2027-06-01T14:00:00')
  expect(entry.getFirstProperty('dtstart')?.getFirstParameter('tzid')).toBe('Europe/Berlin')
  expect(entry.getFirstPropertyValue('organizer')).toBe('mailto:events@studio.test')
  expect(entry.getFirstProperty('attendee')?.getFirstParameter('cn')).toBe("Ann 'A' O’Neil")
})

test('a file that may be passed on has no link to join', () => {
  const text = fileOf({ method: 'PUBLISH' }).replaceAll('\r\n ', '')
  expect(text).not.toContain('zoom.test')
  expect(read(text).event.location).toBe(PAGE)
})

test('a cancellation withdraws the entry of the same UID', () => {
  const { calendar, entry, event } = read(fileOf({ method: 'CANCEL' }))
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
  expect(event.uid).toBe('e1.ann@outcome-studio')
  expect(entry.getFirstPropertyValue('status')).toBe('CANCELLED')
  expect(fileOf({ method: 'CANCEL' }).replaceAll('\r\n ', '')).not.toContain('zoom.test')
  const cancelled: LiveEvent = { ...eventAt(NOON, 'UTC'), state: 'cancelled' }
  expect(read(fileOf({ event: cancelled, method: 'PUBLISH' })).entry.getFirstPropertyValue('status')).toBe(
    'CANCELLED',
  )
})

test('an event without a duration has no end', () => {
  const { entry } = read(fileOf({ event: eventAt(NOON, 'UTC', 0) }))
  expect(entry.getFirstPropertyValue('dtend')).toBeNull()
})

describe('in every zone', () => {
  test.each(ZONES)('%s: start and end are the moments of Zoom, in every year', (zone) => {
    const minutes = fc.integer({ min: Date.UTC(2024) / 60_000, max: Date.UTC(2036) / 60_000 })
    fc.assert(
      fc.property(minutes, fc.integer({ min: 1, max: 3000 }), (minute, duration) => {
        const start = minute * 60_000
        const { event } = read(fileOf({ event: eventAt(start, zone, duration) }))
        expect(event.startDate.toUnixTime() * 1000).toBe(start)
        expect(event.endDate.toUnixTime() * 1000).toBe(start + duration * 60_000)
      }),
      { numRuns: 60 },
    )
  })

  // Three hours before and after each change, by quarters of an hour.
  test.each`
    zone                     | change
    ${'America/New_York'}    | ${'2027-03-14T07:00:00Z'}
    ${'America/New_York'}    | ${'2027-11-07T06:00:00Z'}
    ${'Europe/Berlin'}       | ${'2027-03-28T01:00:00Z'}
    ${'Europe/Berlin'}       | ${'2027-10-31T01:00:00Z'}
    ${'Pacific/Auckland'}    | ${'2027-04-03T14:00:00Z'}
    ${'Pacific/Auckland'}    | ${'2027-09-25T14:00:00Z'}
    ${'Australia/Lord_Howe'} | ${'2027-04-03T15:00:00Z'}
    ${'Australia/Lord_Howe'} | ${'2027-10-02T15:30:00Z'}
    ${'Asia/Kolkata'}        | ${'2027-03-28T01:00:00Z'}
    ${'UTC'}                 | ${'2027-03-28T01:00:00Z'}
  `('$zone: every start around the change at $change is right', ({ zone, change }) => {
    for (let quarter = -12; quarter <= 12; quarter += 1) {
      const start = Date.parse(change) + quarter * 900_000
      const { event } = read(fileOf({ event: eventAt(start, zone, 45) }))
      expect(event.startDate.toUnixTime() * 1000).toBe(start)
      expect(event.endDate.toUnixTime() * 1000).toBe(start + 45 * 60_000)
    }
  })

  test('an event over the end of a year is right', () => {
    const start = Date.UTC(2027, 11, 31, 10, 30)
    for (const zone of ZONES) {
      const { event } = read(fileOf({ event: eventAt(start, zone, 1500) }))
      expect(event.startDate.toUnixTime() * 1000).toBe(start)
      expect(event.endDate.toUnixTime() * 1000).toBe(start + 1500 * 60_000)
    }
  })
})

test('no text can break out of its property, and every line fits', () => {
  const hostile = fc.string({ unit: 'binary', maxLength: 400 })
  fc.assert(
    fc.property(hostile, hostile, hostile, (topic, agenda, name) => {
      const event = { ...eventAt(NOON, 'Asia/Kolkata'), topic, agenda }
      const text = fileOf({ event, attendee: { name, email: 'ann@acme.test' } })
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      expect(text).not.toContain('\ufffd'.repeat(2))
      const { calendar, entry } = read(text)
      expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1)
      expect(entry.getAllProperties('attendee')).toHaveLength(1)
      expect(Buffer.from(text).toString()).toBe(text)
    }),
    { numRuns: 100 },
  )
})

test.each([
  'Jobs; needs, and \\ more',
  'Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich, und noch einmal über den Deich',
  '🧑‍🤝‍🧑'.repeat(30),
  'first\nEND:VEVENT\nBEGIN:VALARM',
])('the topic %j is read as it was written', (topic) => {
  const { event } = read(fileOf({ event: { ...eventAt(NOON, 'UTC'), topic } }))
  expect(event.summary).toBe(topic)
})
