const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const EVERY = /^every (\d+) (minute|hour)s?$/i
const DAILY = /^every day ([01]\d|2[0-3]):([0-5]\d)$/i

/**
 * When a function runs next by a schedule in the notation of App Engine's cron: "every 5 minutes" or "every 1 hours", at
 * full multiples of it, or "every day 03:00", in UTC.
 *
 * @param now milliseconds since 1970
 * @returns milliseconds since 1970, later than now; null for a schedule in another notation
 */
export function nextRun(schedule: string, now: number): number | null {
  const rule = intervalOf(schedule.trim())
  if (rule === null) return null
  const { interval, offset } = rule
  return (Math.floor((now - offset) / interval) + 1) * interval + offset
}

/** Milliseconds between two runs, and from 1970 to the first one. */
function intervalOf(schedule: string): { readonly interval: number; readonly offset: number } | null {
  const [, hours, minutes] = DAILY.exec(schedule) ?? []
  if (hours !== undefined) return { interval: DAY, offset: Number(hours) * HOUR + Number(minutes) * MINUTE }
  const [, count, unit] = EVERY.exec(schedule) ?? []
  const interval = Number(count ?? 0) * (unit?.toLowerCase() === 'hour' ? HOUR : MINUTE)
  return interval > 0 ? { interval, offset: 0 } : null
}
