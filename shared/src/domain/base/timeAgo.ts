/** Each unit with its length in seconds, the longest first. */
const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/**
 * A moment as its distance from now, for example "3 hours ago".
 * @param isoTime ISO 8601; anything else gives an empty string
 */
export function timeAgo(isoTime: string, now: Date): string {
  const time = Date.parse(isoTime)
  if (Number.isNaN(time)) return ''
  // The clock of another device may be ahead.
  const seconds = Math.max(0, (now.getTime() - time) / 1000)
  const unit = UNITS.find(([, length]) => seconds >= length)
  if (unit === undefined) return 'just now'
  const format = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' })
  return format.format(-Math.floor(seconds / unit[1]), unit[0])
}
