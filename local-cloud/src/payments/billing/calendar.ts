export const DAY_SECONDS = 86_400

/**
 * When the period that contains a time ends. Periods are counted from the anchor, so that a subscription from 31 January
 * is paid on 28 February and again on 31 March.
 *
 * @param anchor start of the first period, seconds since 1970
 * @param time seconds since 1970, not before the anchor
 */
export function endOfPeriod(anchor: number, interval: 'month' | 'year', time: number): number {
  const months = interval === 'year' ? 12 : 1
  const passed = (time - anchor) / (months * 28 * DAY_SECONDS)
  // Counted from below: a month has at least 28 days.
  let count = Math.max(0, Math.floor(passed * 0.9) - 1)
  while (addMonths(anchor, count * months) <= time) count += 1
  return addMonths(anchor, count * months)
}

/** The same day and time of another month, or the month's last day. @param time seconds since 1970 */
function addMonths(time: number, months: number): number {
  const date = new Date(time * 1000)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastDay))
  return Math.floor(date.getTime() / 1000)
}
