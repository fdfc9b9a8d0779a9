import { type LiveEvent, listedEventOf } from '@outcome-studio/shared/domain/events'
import fc from 'fast-check'
import { mailEvent, START } from '../../test/events/mailEvent.ts'
import { failedEventPage, publicEventPage, unknownEventPage } from './publicEventPage.ts'

const APP = 'https://studio.test'
const HOUR = 3_600_000
const IDA = { id: 'ida', name: 'Ida', photoUrl: 'https://elsewhere.test/ida.jpg', lines: ['Teaches.'] }

function pageOf(changes: Partial<LiveEvent> = {}, now = START - HOUR, instructor = IDA): string {
  const event = listedEventOf('e1', mailEvent(changes))
  if (event === null) throw new Error('The event is not published.')
  return publicEventPage({ eventId: 'e1', event, instructor }, APP, now)
}

test('shows when it is on the clocks of the event, and its times for those of the reader', () => {
  const html = pageOf()
  expect(html).toContain('<span data-part="day">Tuesday, June 1, 2027</span>')
  expect(html).toContain('<strong data-part="time">2:00 PM – 3:00 PM</strong>')
  expect(html).toContain('Central European Summer Time')
  expect(html).toContain('data-start="2027-06-01T12:00:00.000Z" data-end="2027-06-01T13:00:00.000Z"')
})

test('a link to it is shown with title, time, instructor and agenda', () => {
  const html = pageOf({ agenda: `We look at jobs. ${'Long. '.repeat(60)}` })
  const description = /<meta property="og:description" content="([^"]*)">/.exec(html)?.[1] ?? ''
  expect(description).toMatch(
    /^Tuesday, June 1, 2027, 2:00 PM – 3:00 PM Central European Summer Time, with Ida\. We look/,
  )
  expect([...description].length).toBeLessThanOrEqual(200)
  expect(html).toContain('<link rel="canonical" href="https://studio.test/events/e1">')
})

test.each<[string, Partial<LiveEvent>, number, RegExp, RegExp | null]>([
  ['before it', {}, -HOUR, /">Register</, null],
  ['while it is full', { isFull: true }, -HOUR, /">Join the waitlist<.*All places are taken/, null],
  ['while it is live', {}, HOUR / 2, /live now.*">Register</s, null],
  ['once it was canceled', { state: 'cancelled' }, -HOUR, /canceled.*">See other live events</s, /Register/],
  ['after it', {}, 2 * HOUR, /is over\..*">See other live events</s, /Register/],
  ['after it was recorded', { vimeoId: '1' }, 2 * HOUR, /">Watch recording</, /Register/],
])('%s it leads on', (_when, changes, at, expected, unexpected) => {
  const html = pageOf(changes, START + at)
  expect(html).toMatch(expected)
  if (unexpected) expect(html.replace(/<style>.*<\/style>/, '')).not.toMatch(unexpected)
})

test('loads nothing from elsewhere', () => {
  for (const html of [pageOf(), unknownEventPage(APP), failedEventPage(APP)]) {
    expect(html).not.toMatch(/elsewhere|@import|url\(|<link rel="stylesheet"/)
    expect([...html.matchAll(/<(?:img|script)[^>]* src="(?!data:)/g)]).toEqual([])
  }
})

test('no text becomes markup', () => {
  const hostile = fc.oneof(fc.string({ unit: 'binary' }), fc.constant('<img src=x onerror=1>"\'&</title>'))
  const plain = (html: string) =>
    html.replace(/<style>.*?<\/style>/s, '').replace(/<script>.*?<\/script>/s, '')
  const tags = (html: string) =>
    (plain(html).match(/<[a-z!/][^>]*>/gi) ?? []).map((tag) => /^<\/?[\w!]+/.exec(tag)?.[0])
  const usual = new Set(tags(pageOf({ category: 'x' })))
  fc.assert(
    fc.property(hostile, hostile, (one, other) => {
      const instructor = { ...IDA, name: one || 'Ida', lines: [other] }
      const html = pageOf({ topic: one, agenda: other, category: other }, START - HOUR, instructor)
      expect(tags(html).filter((tag) => !usual.has(tag))).toEqual([])
      expect(plain(html)).not.toContain('<img src=x')
    }),
  )
})
