import { formatterOf } from './formatterOf.ts'

const WALL_CLOCK: Intl.DateTimeFormatOptions = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
}

/**
 * What clocks in a zone show at a moment, as if they showed UTC: a Date.UTC time whose UTC parts are the local ones.
 * @param time milliseconds since 1970
 * @param zone IANA name
 */
export function wallClock(time: number, zone: string): number {
  const parts = formatterOf('en-US', zone, WALL_CLOCK).formatToParts(time)
  const part = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((each) => each.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

const QUARTER = 900_000
const MAX_OFFSETS = 5_000
/** Differences by zone and quarter of an hour; a new one takes some 20 µs. Clocks are changed at whole quarters. */
const offsets = new Map<string, number>()

/**
 * A zone's difference from UTC at a moment, positive east of Greenwich.
 * @param time milliseconds since 1970
 * @returns milliseconds
 */
export function zoneOffset(time: number, zone: string): number {
  const quarter = Math.floor(time / QUARTER)
  const key = `${zone} ${quarter}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const offset = wallClock(time, zone) - Math.floor(time / 1000) * 1000
  if (offsets.size >= MAX_OFFSETS) offsets.clear()
  offsets.set(key, offset)
  return offset
}

/**
 * The day of a start on the calendar of a zone, to group events by.
 * @param startTime ISO 8601
 * @returns YYYY-MM-DD
 */
export const eventDay = (startTime: string, zone: string): string =>
  new Date(Date.parse(startTime) + zoneOffset(Date.parse(startTime), zone)).toISOString().slice(0, 10)
