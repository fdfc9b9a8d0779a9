import ICAL from 'ical.js'
import { endTimeOf, eventIdOf, type LiveEvent, UNEDITED } from '../../LiveEvent.ts'

/** Zones with and without summer time, by whole and half hours, north and south. */
export const ZONES = [
  'UTC',
  'Asia/Kolkata',
  'America/New_York',
  'Europe/Berlin',
  'Pacific/Auckland',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
]

/** An event as it is stored. @param start milliseconds since 1970 @param duration in minutes */
export const eventAt = (start: number, timezone: string, duration = 60): LiveEvent => ({
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

/** June 1, 2027. */
export const NOON = Date.UTC(2027, 5, 1, 12)

/** Reads a calendar as a calendar program does, with the zones that it contains and no others. */
export function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return {
    calendar,
    entries: calendar
      .getAllSubcomponents('vevent')
      .map((each) => ({ entry: each, event: new ICAL.Event(each) })),
  }
}
