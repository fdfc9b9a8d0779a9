const FORMAT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/**
 * A moment in the time zone of the browser, for example "Mar 27, 2027, 3:00 PM".
 * @param time ISO 8601
 * @returns empty for no time
 */
export function formatMoment(time: string): string {
  const at = Date.parse(time)
  return Number.isNaN(at) ? '' : FORMAT.format(at)
}
