const FORMAT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const ZONED = new Intl.DateTimeFormat(undefined, {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

const formatWith = (format: Intl.DateTimeFormat, time: string): string => {
  const at = Date.parse(time)
  return Number.isNaN(at) ? '' : format.format(at)
}

/**
 * A moment in the time zone of the browser, for example "Mar 27, 2027, 3:00 PM".
 * @param time ISO 8601
 * @returns empty for no time
 */
export const formatMoment = (time: string): string => formatWith(FORMAT, time)

/** A moment with the name of the zone, for example "Mar 27, 2027, 3:00 PM GMT+1". See formatMoment. */
export const formatMomentWithZone = (time: string): string => formatWith(ZONED, time)
