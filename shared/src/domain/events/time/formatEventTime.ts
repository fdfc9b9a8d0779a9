import type { LiveEvent } from '../LiveEvent.ts'
import { formatterOf } from './formatterOf.ts'
import { eventDay, zoneOffset } from './zoneOffset.ts'

/** When an event starts, in words. */
export interface EventTimeText {
  /** "Saturday, March 27, 2027" */
  readonly day: string
  /** "3:00 PM" */
  readonly time: string
  /** "Eastern Daylight Time"; short: "EDT", or "GMT+1" where the locale has no short name. */
  readonly zoneName: string
  /** The start on the clocks of the event's own zone where they show another time, with the day where it differs. */
  readonly ownTime: string | null
}

type ZoneNames = 'long' | 'short'

interface EventTimeOptions {
  /** The browser's if omitted. */
  readonly locale?: string | undefined
  /** Long if omitted. */
  readonly zoneNames?: ZoneNames | undefined
}

/**
 * Formats the start of an event for a member.
 * @param zone the member's zone, IANA name
 */
export function formatEventTime(
  { startTime, timezone }: Pick<LiveEvent, 'startTime' | 'timezone'>,
  zone: string,
  { locale, zoneNames = 'long' }: EventTimeOptions = {},
): EventTimeText {
  const start = Date.parse(startTime)
  return {
    day: formatDay(start, zone, locale),
    time: formatTime(start, zone, locale),
    zoneName: zoneNameAt(start, zone, locale, zoneNames),
    ownTime:
      zoneOffset(start, zone) === zoneOffset(start, timezone)
        ? null
        : ownTimeOf(startTime, timezone, zone, locale, zoneNames),
  }
}

function ownTimeOf(
  startTime: string,
  own: string,
  zone: string,
  locale: string | undefined,
  zoneNames: ZoneNames,
): string {
  const start = Date.parse(startTime)
  const time = `${formatTime(start, own, locale)} ${zoneNameAt(start, own, locale, zoneNames)}`
  if (eventDay(startTime, own) === eventDay(startTime, zone)) return time
  const weekday = formatterOf(locale, own, { weekday: 'long', month: 'long', day: 'numeric' })
  return `${weekday.format(start)}, ${time}`
}

const formatDay = (time: number, zone: string, locale: string | undefined): string =>
  formatterOf(locale, zone, { dateStyle: 'full' }).format(time)

/** The space before AM and PM is a narrow no-break one in newer Intl data and a plain one in older. */
const formatTime = (time: number, zone: string, locale: string | undefined): string =>
  formatterOf(locale, zone, { timeStyle: 'short' }).format(time).replaceAll('\u202f', ' ')

function zoneNameAt(time: number, zone: string, locale: string | undefined, timeZoneName: ZoneNames): string {
  const parts = formatterOf(locale, zone, { timeZoneName }).formatToParts(time)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}
