/** Formats a day in the user's language and time zone, with the zone: "1 June 2026 (CEST)". */
export function formatDay(isoTime: string, locale?: string, timeZone?: string): string {
  const time = new Date(isoTime)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(time)
  const zone = new Intl.DateTimeFormat(locale, { timeZoneName: 'short', timeZone })
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')
  return zone ? `${day} (${zone.value})` : day
}
