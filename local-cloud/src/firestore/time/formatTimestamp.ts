const MICROS_PER_SECOND = 1_000_000

/**
 * Formats a timestamp.
 *
 * @param micros microseconds since 1970, an integer
 * @returns RFC 3339 in UTC with six decimals, so that strings sort by time
 */
export function formatTimestamp(micros: number): string {
  const seconds = Math.floor(micros / MICROS_PER_SECOND)
  const fraction = micros - seconds * MICROS_PER_SECOND
  return `${new Date(seconds * 1000).toISOString().slice(0, 19)}.${String(fraction).padStart(6, '0')}Z`
}
