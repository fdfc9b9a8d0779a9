import { PRODUCT_NAME } from '../../base/constants.ts'
import { isTimeZone } from '../../base/isTimeZone.ts'
import { agendaText } from '../agendaText.ts'
import type { LiveEvent } from '../LiveEvent.ts'
import { zoneOffset } from '../time/zoneOffset.ts'
import { calendarText, escapeText, quoteParameter } from './calendarLines.ts'
import { calendarZone, isAmbiguous, localStamp, timeZoneLines, utcStamp } from './timeZoneLines.ts'

export interface CalendarPerson {
  /** Empty if unknown. */
  readonly name: string
  readonly email: string
}

/** An event as an entry of one member's calendar. */
export interface CalendarEntry {
  readonly event: LiveEvent
  /** Id of the member. The entry's own UID is the same for each file of this event and member. */
  readonly uid: string
  /** REQUEST and CANCEL go to the member alone, by mail. PUBLISH is a file that may be passed on. */
  readonly method: 'REQUEST' | 'PUBLISH' | 'CANCEL'
  /** Address of the event's page. */
  readonly pageLink: string
  /** The member's personal link to join. PUBLISH leaves it out. */
  readonly personalLink?: string
  /** Mail programs show REQUEST and CANCEL as invitations only with both people (RFC 5546, 3.2). */
  readonly organizer?: CalendarPerson
  readonly attendee?: CalendarPerson
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Media type of a calendar file as an attachment or a download. */
export const CALENDAR_MEDIA_TYPE = 'text/calendar; charset=utf-8'

/** The text of an .ics file (RFC 5545) for an event. */
export function calendarFile(entry: CalendarEntry): string {
  const { event, method, now } = entry
  const isCancelled = method === 'CANCEL' || event.state === 'cancelled'
  const { times, zone } = eventTimes(event)
  return calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${PRODUCT_NAME}//Live events//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...zone,
    'BEGIN:VEVENT',
    `UID:${escapeText(`${event.documentId}.${entry.uid}@outcome-studio`)}`,
    `DTSTAMP:${utcStamp(now)}`,
    `SEQUENCE:${Math.max(0, Math.trunc(event.sequence))}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...times,
    `SUMMARY:${escapeText(event.topic)}`,
    ...textLines(entry, isCancelled),
    ...people(entry),
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ])
}

/** DTSTART and DTEND in the event's own zone, or in UTC where a time in that zone would name two moments. */
function eventTimes(event: LiveEvent): { times: readonly string[]; zone: readonly string[] } {
  const start = Date.parse(event.startTime)
  const end = Date.parse(event.endTime)
  // RFC 5545, 3.8.2.2: the end lies after the start.
  const hasEnd = end > start
  // No calendar program knows a zone that this platform does not know.
  const timezone = isTimeZone(event.timezone) ? event.timezone : 'UTC'
  const zone = calendarZone(timezone, start, end)
  const isUtc = ['UTC', 'Etc/UTC', 'GMT'].includes(timezone)
  if (isUtc || isAmbiguous(zone, start) || isAmbiguous(zone, end)) {
    return { times: [`DTSTART:${utcStamp(start)}`, ...(hasEnd ? [`DTEND:${utcStamp(end)}`] : [])], zone: [] }
  }
  const stamp = (name: string, time: number): string =>
    `${name};TZID=${timezone}:${localStamp(time, zoneOffset(time, event.timezone))}`
  return {
    times: [stamp('DTSTART', start), ...(hasEnd ? [stamp('DTEND', end)] : [])],
    zone: timeZoneLines(zone),
  }
}

function textLines({ event, method, ...entry }: CalendarEntry, isCancelled: boolean): readonly string[] {
  const page = address(entry.pageLink)
  const personal = method === 'PUBLISH' || isCancelled ? '' : address(entry.personalLink ?? '')
  const description = [
    isCancelled ? '' : agendaText(event.agenda),
    personal && `Join: ${personal}`,
    page && `Event page: ${page}`,
  ]
  const location = personal || page
  return [
    `DESCRIPTION:${escapeText(description.filter((each) => each !== '').join('\n\n'))}`,
    ...(page === '' ? [] : [`URL:${page}`]),
    ...(location === '' || isCancelled ? [] : [`LOCATION:${escapeText(location)}`]),
  ]
}

/** A URI needs no escapes, but no other text may stand in its place. */
const address = (link: string): string => (URL.canParse(link) ? new URL(link).href : '')

function people({ organizer, attendee }: CalendarEntry): readonly string[] {
  return [
    ...(organizer ? [`ORGANIZER${nameOf(organizer)}:${mailto(organizer)}`] : []),
    ...(attendee
      ? [`ATTENDEE${nameOf(attendee)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:${mailto(attendee)}`]
      : []),
  ]
}

const nameOf = ({ name }: CalendarPerson): string => (name === '' ? '' : `;CN=${quoteParameter(name)}`)

const mailto = ({ email }: CalendarPerson): string => `mailto:${encodeURI(email)}`
