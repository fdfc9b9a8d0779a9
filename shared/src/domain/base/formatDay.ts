/**
 * Formats a day as product, mails and calendars of one person show it: "1 June 2026". Where the day in UTC, which the
 * payment provider shows, is another one, the zone is named: "2 June 2026 (CEST)". Every day of a membership is formatted
 * here, so that a time is never two days.
 * @param isoTime ISO 8601
 * @param locale default: the language of the browser
 * @param timeZone IANA name; default: the zone of the browser
 */
export function formatDay(isoTime: string, locale?: string, timeZone?: string): string {
  const day = dayOf(new Date(isoTime), locale, timeZone)
  return providerDay(isoTime, locale, timeZone) === null ? day : withZone(isoTime, locale, timeZone)
}

function withZone(isoTime: string, locale?: string, timeZone?: string): string {
  const time = new Date(isoTime)
  const zone = new Intl.DateTimeFormat(locale, { timeZoneName: 'short', timeZone })
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')
  const day = dayOf(time, locale, timeZone)
  return zone ? `${day} (${zone.value})` : day
}

/**
 * The day of a time as the payment provider's pages show it, which count in UTC; null if it is the member's day as well.
 * The parameters are those of formatDay.
 */
export function providerDay(isoTime: string, locale?: string, timeZone?: string): string | null {
  const time = new Date(isoTime)
  return dayOf(time, locale, timeZone) === dayOf(time, locale, 'UTC')
    ? null
    : withZone(isoTime, locale, 'UTC')
}

const [HALF_DAY, DAY] = [43_200_000, 86_400_000]

/**
 * Formats the last day of an access that ends at a time. An operator's end is the last millisecond of a day in UTC, and
 * reads that day from UTC-11 to UTC+12. Any other end reads as formatDay shows it. The parameters are those of formatDay.
 */
export function formatLastDay(isoTime: string, locale?: string, timeZone?: string): string {
  const end = Date.parse(isoTime)
  const isEndOfDay = (end + 1) % DAY === 0
  return formatDay(isEndOfDay ? new Date(end - HALF_DAY).toISOString() : isoTime, locale, timeZone)
}

const dayOf = (time: Date, locale: string | undefined, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(time)
