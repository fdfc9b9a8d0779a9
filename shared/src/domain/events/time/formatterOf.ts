import { isTimeZone } from '../../base/isTimeZone.ts'

/** Formatters by locale and pattern. A new one takes some 50 µs, and a list formats hundreds of times. */
const formatters = new Map<string, Intl.DateTimeFormat>()

/** A formatter in a time zone, created once. A zone that this platform does not know is shown as UTC. */
export function formatterOf(
  locale: string | undefined,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, timeZone, options])
  const known = formatters.get(key)
  if (known !== undefined) return known
  const created = new Intl.DateTimeFormat(locale, {
    ...options,
    timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
  })
  formatters.set(key, created)
  return created
}
