import { endTimeOf, eventIdOf, type LiveEvent, UNEDITED } from '@outcome-studio/shared/domain/events'
import { googleCalendarLink, outlookCalendarLink } from './calendarLinks.ts'

const PAGE = 'https://studio.test/live-events/e1'

const eventAt = (start: number, timezone: string, duration = 60): LiveEvent => ({
  ...UNEDITED,
  documentId: eventIdOf('e1==', ''),
  zoomId: '1',
  zoomUUID: 'e1==',
  occurrenceId: '',
  eventType: 'webinar',
  duration,
  hostId: 'host',
  eventCreatedAt: '',
  joinURL: 'https://zoom.test/j/everyone',
  startTime: new Date(start).toISOString(),
  endTime: endTimeOf(start, duration),
  timezone,
  topic: 'Finding outcomes',
  agenda: 'We look at jobs.',
  approval: 'automatic',
  capacity: null,
  questions: [],
  state: 'scheduled',
  sequence: 3,
  hasRecording: false,
  isFull: false,
})
const NOON = Date.UTC(2027, 5, 1, 12)

test('an agenda of HTML is text with line breaks and addresses', () => {
  const agenda =
    '<p>Don&rsquo;t miss <a href="https://example.test/slides">the slides</a></p><ul><li>Jobs</li></ul> Use <name>'
  const text = 'Don’t miss the slides (https://example.test/slides)\n\n- Jobs\n\nUse <name>'
  const event = { ...eventAt(NOON, 'Europe/Berlin'), agenda }
  for (const address of [googleCalendarLink(event, PAGE), outlookCalendarLink(event, PAGE)]) {
    expect(decodeURIComponent(address)).toContain(text)
  }
})

test('Google and Outlook are offered the moments, the topic and the page', () => {
  const event = { ...eventAt(NOON, 'Europe/Berlin'), topic: 'Jobs & needs + more', agenda: '𝒜'.repeat(700) }
  const google = new URL(googleCalendarLink(event, PAGE))
  expect(google.origin).toBe('https://calendar.google.com')
  expect(Object.fromEntries(google.searchParams)).toMatchObject({
    text: 'Jobs & needs + more',
    dates: '20270601T120000Z/20270601T130000Z',
    location: PAGE,
  })
  expect(google.searchParams.get('details')).toBe(`${'𝒜'.repeat(600)}…\n\n${PAGE}`)
  expect(google.href.length).toBeLessThan(8000)
  const outlook = new URL(outlookCalendarLink(event, PAGE))
  expect(outlook.origin).toBe('https://outlook.office.com')
  expect(outlook.search).not.toContain('+')
  expect(Object.fromEntries(outlook.searchParams)).toMatchObject({
    subject: 'Jobs & needs + more',
    startdt: '2027-06-01T12:00:00.000Z',
    enddt: '2027-06-01T13:00:00.000Z',
    location: PAGE,
  })
})
