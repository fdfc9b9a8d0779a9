/**
 * A moment in the reader's own time zone, which is named.
 * @param isoTime ISO 8601; anything else gives an empty string
 */
export function formatTime(isoTime: string): string {
  const time = new Date(isoTime)
  if (Number.isNaN(time.getTime())) return ''
  return new Intl.DateTimeFormat(undefined, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(time)
}

/** The time of day of a moment, for a list whose heading has the date. */
export function formatTimeOfDay(isoTime: string): string {
  const time = new Date(isoTime)
  if (Number.isNaN(time.getTime())) return ''
  return new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' }).format(time)
}
