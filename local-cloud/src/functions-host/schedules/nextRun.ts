const MINUTE = 60_000
const UNITS: Readonly<Record<string, number>> = { minute: MINUTE, hour: 60 * MINUTE }

const EVERY = /^every (\d+) (minute|hour)s?$/i

/**
 * When a function runs next by a schedule such as "every 5 minutes" or "every 1 hours": at full multiples of it.
 *
 * @param now milliseconds since 1970
 * @returns milliseconds since 1970, later than now; null for a schedule in another notation
 */
export function nextRun(schedule: string, now: number): number | null {
  const [, count = '', unit = ''] = EVERY.exec(schedule.trim()) ?? []
  const interval = Number(count) * (UNITS[unit.toLowerCase()] ?? 0)
  return interval > 0 ? (Math.floor(now / interval) + 1) * interval : null
}
