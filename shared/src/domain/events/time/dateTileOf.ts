import { formatterOf } from './formatterOf.ts'

/** The day of an event as the page of a calendar. */
export interface DateTile {
  /** "Nov" */
  readonly month: string
  /** "28" */
  readonly day: string
  /** "Sat" */
  readonly weekday: string
}

/**
 * The day of a start, in short words.
 * @param startTime ISO 8601
 * @param zone IANA name
 * @param locale the browser's if omitted
 */
export function dateTileOf(startTime: string, zone: string, locale?: string): DateTile {
  const part = (options: Intl.DateTimeFormatOptions): string =>
    formatterOf(locale, zone, options).format(Date.parse(startTime))
  return {
    month: part({ month: 'short' }),
    day: part({ day: 'numeric' }),
    weekday: part({ weekday: 'short' }),
  }
}
