import { escapeText } from '@outcome-studio/shared/files'
import { formatterOf } from '../time/formatterOf.ts'
import { zoneOffset } from '../time/zoneOffset.ts'
import { type ZoneChange, zoneChanges } from './zoneChanges.ts'

/** A zone during the years of an event. */
export interface CalendarZone {
  readonly name: string
  /** The beginning of the first year, milliseconds since 1970. */
  readonly from: number
  readonly changes: readonly ZoneChange[]
}

/** @param start @param end milliseconds since 1970 */
export function calendarZone(name: string, start: number, end: number): CalendarZone {
  const from = Date.UTC(new Date(start).getUTCFullYear(), 0, 1) - 86_400_000
  const to = Date.UTC(new Date(end).getUTCFullYear() + 1, 0, 2)
  return { name, from, changes: zoneChanges(name, from, to) }
}

/** Whether clocks show the same time twice around a moment, so that the time alone does not name the moment. */
export const isAmbiguous = ({ changes }: CalendarZone, time: number): boolean =>
  changes.some((change) => {
    const repeated = change.before - change.after
    return time >= change.time - repeated && time < change.time + repeated
  })

/** A date and time on the clocks of a zone: 20270328T013000. @param time milliseconds since 1970 */
export const localStamp = (time: number, offset: number): string => utcStamp(time + offset).slice(0, -1)

/** A date and time in UTC: 20270328T003000Z. @param time milliseconds since 1970 */
export const utcStamp = (time: number): string =>
  `${new Date(time).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/**
 * The VTIMEZONE of a zone. Every change is an observance of its own: years differ too much for a rule in zones such as
 * Africa/Casablanca.
 */
export function timeZoneLines({ name, from, changes }: CalendarZone): readonly string[] {
  const first = zoneOffset(from, name)
  const observances = [{ time: from, before: first, after: first }, ...changes]
  const standard = Math.min(...observances.map(({ after }) => after))
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${name}`,
    ...observances.flatMap(({ time, before, after }) => {
      const kind = after === standard ? 'STANDARD' : 'DAYLIGHT'
      return [
        `BEGIN:${kind}`,
        `DTSTART:${localStamp(time, before)}`,
        `TZOFFSETFROM:${offsetText(before)}`,
        `TZOFFSETTO:${offsetText(after)}`,
        `TZNAME:${escapeText(zoneNameAt(name, time))}`,
        `END:${kind}`,
      ]
    }),
    'END:VTIMEZONE',
  ]
}

function zoneNameAt(zone: string, time: number): string {
  const parts = formatterOf('en-US', zone, { timeZoneName: 'short' }).formatToParts(time)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000)
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`
}
