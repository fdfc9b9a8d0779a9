import { calendarFile } from '@outcome-studio/shared/domain/events'
import ICAL from 'ical.js'
import { mailEvent } from '../../test/events/mailEvent.ts'
import { type FeedEntry, writeFeed } from './writeFeed.ts'

const CHANGED = Date.UTC(2027, 0, 2, 3, 4, 5)
const ENTRY: FeedEntry = {
  event: mailEvent(),
  uid: 'ann',
  pageLink: 'https://studio.test/live-events/e1',
  now: CHANGED,
}
const read = (text: string) => new ICAL.Component(ICAL.parse(text))

test('a feed names itself, and says how often it changes', () => {
  const calendar = read(writeFeed([ENTRY]))
  const property = (name: string) => String(calendar.getFirstPropertyValue(name))
  expect(property('method')).toBe('PUBLISH')
  expect(property('name')).toBe('Outcome Studio live events')
  expect(property('x-wr-calname')).toBe('Outcome Studio live events')
  expect(property('refresh-interval')).toBe('PT1H')
  expect(property('x-published-ttl')).toBe('PT1H')
})

test('a feed without an entry is a calendar', () => {
  expect(read(writeFeed([])).getAllSubcomponents('vevent')).toEqual([])
})

test('an entry is that of the .ics file', () => {
  const entryOf = (text: string) => String(read(text).getFirstSubcomponent('vevent'))
  const file = calendarFile({ ...ENTRY, method: 'PUBLISH' })
  expect(entryOf(writeFeed([ENTRY]))).toBe(entryOf(file))
  expect(entryOf(file)).toContain('DTSTAMP:20270102T030405Z')
})

test('an entry has no link to join and no person, whatever it was made of', () => {
  const attendee = { name: 'Ann', email: 'ann@solo.test' }
  const made = { ...ENTRY, personalLink: 'https://zoom.test/w/1', attendee, organizer: attendee }
  const text = writeFeed([made]).replaceAll('\r\n ', '')
  expect(text).not.toContain('zoom.test')
  expect(text).not.toMatch(/^(?:ATTENDEE|ORGANIZER)/m)
})
