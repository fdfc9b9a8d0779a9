/** A day and time in the reader's language and time zone, with the zone named: "1 June 2026 at 14:00 CEST". */
export function formatMoment(isoTime: string, locale?: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(isoTime))
}
