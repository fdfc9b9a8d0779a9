const HOUR = 3_600_000

/**
 * Until when a member from the waitlist is asked to decline: for so many hours, but at most half of the time that is
 * left, so that the next one has time as well.
 * @param hours the longest time
 * @param startTime of the event, ISO 8601
 * @param now milliseconds since 1970
 * @returns milliseconds since 1970
 */
export function declineTime(hours: number, startTime: string, now: number): number {
  const left = Math.max(Date.parse(startTime) - now, 0)
  return now + Math.min(hours * HOUR, Math.floor(left / 2))
}
