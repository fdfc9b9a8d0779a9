import { calendarText, escapeText, htmlToText, quoteParameter } from '@outcome-studio/shared/files'
import { PRODUCT_NAME } from '../../base/constants.ts'
import { isTimeZone } from '../../base/isTimeZone.ts'
import type { LiveEvent } from '../LiveEvent.ts'
import { zoneOffset } from '../time/zoneOffset.ts'
import {
  type CalendarZone,
  calendarZone,
  isAmbiguous,
  localStamp,
  timeZoneLines,
  utcStamp,
} from './timeZoneLines.ts'

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
  /** DTSTAMP, in milliseconds since 1970: in a feed when the entry changed last, else the current time. */
  readonly now: number
}

/** Media type of a calendar file as an attachment, a download or a feed. */
export const CALENDAR_MEDIA_TYPE = 'text/calendar; charset=utf-8'

/** The text of an .ics file for an event. */
export const calendarFile = (entry: CalendarEntry): string => renderCalendar(entry.method, [], [entry])

/**
 * Writes a calendar (RFC 5545). A calendar without an event has a time zone, because one without any component is not
 * valid (3.6).
 * @param properties lines of the calendar besides those that each calendar has
 */
export function renderCalendar(
  method: CalendarEntry['method'],
  properties: readonly string[],
  entries: readonly CalendarEntry[],
): string {
  const zones = zonesOf(entries)
  const times = entries.map(({ event }) => eventTimes(event, zones))
  const used = new Set(times.flatMap(({ zone }) => zone ?? []))
  const zoneLines = [...(entries.length === 0 ? [calendarZone('UTC', 0, 0)] : used)].flatMap(timeZoneLines)
  return calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${PRODUCT_NAME}//Live events//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...properties,
    ...zoneLines,
    ...entries.flatMap((entry, at) => eventLines(entry, times[at]?.lines ?? [])),
    'END:VCALENDAR',
  ])
}

function eventLines(entry: CalendarEntry, times: readonly string[]): readonly string[] {
  const { event, method, now } = entry
  const isCancelled = method === 'CANCEL' || event.state === 'cancelled'
  return [
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
  ]
}

type Zones = ReadonlyMap<string, CalendarZone>

/** Each zone once, during all of its events: a TZID is unique in a calendar (RFC 5545, 3.6.5). */
function zonesOf(entries: readonly CalendarEntry[]): Zones {
  const spans = new Map<string, readonly [start: number, end: number]>()
  for (const { event } of entries) {
    const name = zoneNameOf(event)
    const [start, end] = [Date.parse(event.startTime), Date.parse(event.endTime)]
    const [first, last] = spans.get(name) ?? [start, end]
    spans.set(name, [Math.min(first, start), Math.max(last, end)])
  }
  return new Map([...spans].map(([name, [start, end]]) => [name, calendarZone(name, start, end)]))
}

/** No calendar program knows a zone that this platform does not know. */
const zoneNameOf = ({ timezone }: LiveEvent): string => (isTimeZone(timezone) ? timezone : 'UTC')

/**
 * DTSTART and DTEND in the event's own zone, or in UTC where a time in that zone would name two moments.
 * @returns `zone`: null for times in UTC
 */
function eventTimes(
  event: LiveEvent,
  zones: Zones,
): { readonly lines: readonly string[]; readonly zone: CalendarZone | null } {
  const start = Date.parse(event.startTime)
  const end = Date.parse(event.endTime)
  // RFC 5545, 3.8.2.2: the end lies after the start.
  const hasEnd = end > start
  const timezone = zoneNameOf(event)
  const zone = zones.get(timezone)
  const isUtc = ['UTC', 'Etc/UTC', 'GMT'].includes(timezone)
  if (zone === undefined || isUtc || isAmbiguous(zone, start) || isAmbiguous(zone, end)) {
    return {
      lines: [`DTSTART:${utcStamp(start)}`, ...(hasEnd ? [`DTEND:${utcStamp(end)}`] : [])],
      zone: null,
    }
  }
  const stamp = (name: string, time: number): string =>
    `${name};TZID=${timezone}:${localStamp(time, zoneOffset(time, timezone))}`
  return { lines: [stamp('DTSTART', start), ...(hasEnd ? [stamp('DTEND', end)] : [])], zone }
}

function textLines({ event, method, ...entry }: CalendarEntry, isCancelled: boolean): readonly string[] {
  const page = address(entry.pageLink)
  const personal = method === 'PUBLISH' || isCancelled ? '' : address(entry.personalLink ?? '')
  const description = [
    isCancelled ? '' : htmlToText(event.agenda),
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
