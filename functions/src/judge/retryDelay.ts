/** First delay before a retry, in milliseconds; each further one is twice as long. */
const FIRST_PAUSE = 500
const LONGEST_PAUSE = 8_000

/**
 * How long to wait before a retry.
 * @param attempt 0 after the first failure
 * @param retryAfter header Retry-After: seconds or an HTTP date (RFC 9110, section 10.2.3); null if there is
 *   none
 * @param now milliseconds since 1970
 * @returns milliseconds; the header's value if it can be parsed, however long
 */
export function retryDelay(attempt: number, retryAfter: string | null, now: number): number {
  const asked = retryAfter === null ? Number.NaN : readRetryAfter(retryAfter.trim(), now)
  return Number.isNaN(asked) ? Math.min(FIRST_PAUSE * 2 ** attempt, LONGEST_PAUSE) : asked
}

function readRetryAfter(header: string, now: number): number {
  return /^\d+$/.test(header) ? Number(header) * 1_000 : Math.max(0, Date.parse(header) - now)
}
