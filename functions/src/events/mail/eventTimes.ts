import {
  dateTileOf,
  formatDuration,
  formatEventTime,
  type LiveEvent,
} from '@outcome-studio/shared/domain/events'
import type { Member } from '@outcome-studio/shared/domain/member'
import { type MailBlock, type MailLine, plainLine } from '../../mail/frame/MailContent.ts'

/** The clock of a member: their zone, empty if unknown, and whether it shows 12 or 24 hours. */
export type MailClock = Pick<Member, 'timeZone' | 'hourCycle'>

/** What a member was told about an event. */
export type ToldEvent = Pick<LiveEvent, 'topic' | 'startTime' | 'duration'>

type Timed = Pick<LiveEvent, 'startTime' | 'endTime' | 'timezone' | 'duration'>

/** 24 hours if the member's choice is unknown, because 7:00 may be read as both. */
const localeOf = ({ hourCycle }: MailClock): string => (hourCycle === 'h12' ? 'en-US' : 'en-US-u-hc-h23')

const zoneOf = ({ timezone }: Pick<LiveEvent, 'timezone'>, { timeZone }: MailClock): string =>
  timeZone === '' ? timezone : timeZone

/** "Europe/Berlin" → "Berlin" */
const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

/** "Today 19:00 (Berlin)" on the day of the start, otherwise "Tuesday, June 1, 19:00 (Berlin)", which stays true. */
export function startInSubject(event: Timed, clock: MailClock, now: number): string {
  const zone = zoneOf(event, clock)
  const { day, time } = formatEventTime(event, zone, { locale: localeOf(clock) })
  const today = dayOf(new Date(now).toISOString(), event, clock)
  return `${day === today ? 'Today' : `${withoutYear(day)},`} ${time} (${cityOf(zone)})`
}

/** "Tuesday, June 1" */
export const startDay = (event: Timed, clock: MailClock): string =>
  withoutYear(dayOf(event.startTime, event, clock))

/** "Monday, May 31, 19:00 (Berlin)" @param moment milliseconds since 1970 */
export function momentOf(moment: number, event: Timed, clock: MailClock): string {
  const zone = zoneOf(event, clock)
  const startTime = new Date(moment).toISOString()
  const { day, time } = formatEventTime({ ...event, startTime }, zone, { locale: localeOf(clock) })
  return `${withoutYear(day)}, ${time} (${cityOf(zone)})`
}

const withoutYear = (day: string): string => day.replace(/, \d{4}$/, '')

const dayOf = (startTime: string, event: Timed, clock: MailClock): string =>
  formatEventTime({ ...event, startTime }, zoneOf(event, clock), { locale: localeOf(clock) }).day

/**
 * Date, times and place of an event: on the member's clock, with the event's own time where its clocks show another.
 * If the member's zone is unknown, in the event's zone and in UTC.
 * @param was what the member was told before; what differs is shown with it. null for nothing
 */
export function eventBlock(
  event: LiveEvent,
  topic: string,
  clock: MailClock,
  was: ToldEvent | null,
): MailBlock {
  const zone = zoneOf(event, clock)
  const now = timesIn(event, zone, clock)
  const before = was === null ? null : timesIn(withStart(event, was), zone, clock)
  return {
    date: dateTileOf(event.startTime, zone, 'en-US'),
    title: changed(topic, was?.topic),
    lines: [
      changed(now.day, before?.day),
      changed(now.time, before?.time),
      ...ownTimes(event, zone, clock).map(plainLine),
      ...(event.duration > 0
        ? [changed(formatDuration(event.duration), was === null ? undefined : formatDuration(was.duration))]
        : []),
      plainLine(`Online, ${event.eventType === 'meeting' ? 'Zoom meeting' : 'Zoom webinar'}`),
    ],
  }
}

const changed = (text: string, was: string | undefined): MailLine => ({
  text,
  was: was === undefined || was === '' || was === text ? null : was,
})

const withStart = (event: LiveEvent, { startTime, duration }: ToldEvent): LiveEvent => ({
  ...event,
  startTime,
  duration,
  endTime: new Date(Date.parse(startTime) + duration * 60_000).toISOString(),
})

function timesIn(
  event: LiveEvent,
  zone: string,
  clock: MailClock,
): { readonly day: string; readonly time: string } {
  const locale = localeOf(clock)
  const start = formatEventTime(event, zone, { locale })
  const end = formatEventTime({ ...event, startTime: event.endTime }, zone, { locale })
  const range = event.duration > 0 ? `${start.time} – ${end.time}` : start.time
  return { day: start.day, time: `${range} ${start.zoneName}` }
}

/** The start on other clocks than the member's. */
function ownTimes(event: LiveEvent, zone: string, clock: MailClock): readonly string[] {
  const locale = localeOf(clock)
  if (clock.timeZone !== '') {
    const { ownTime } = formatEventTime(event, zone, { locale })
    return ownTime === null ? [] : [`At the event: ${ownTime}`]
  }
  const { ownTime: utc } = formatEventTime({ ...event, timezone: 'UTC' }, zone, { locale })
  return utc === null ? [] : [`That is ${utc}.`]
}
