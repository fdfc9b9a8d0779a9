import { HttpsError } from 'firebase-functions/v2/https'

export interface RateLimit {
  /** Counts one call of a person. @throws HttpsError resource-exhausted beyond the limit */
  admit(uid: string): void
}

interface RateLimitOptions {
  /** Calls one person may make in a window. */
  readonly calls: number
  /** Length of a window in milliseconds. */
  readonly window: number
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * Counts each person's calls in windows that start for all persons at once. Each instance counts in memory, so the
 * limit only prevents one client from occupying a server. `admit` throws HttpsError resource-exhausted.
 */
export function createRateLimit({ calls, window, now }: RateLimitOptions): RateLimit {
  const counts = new Map<string, number>()
  let windowStart = now()

  return {
    admit: (uid) => {
      if (now() - windowStart >= window) {
        windowStart = now()
        counts.clear()
      }
      const count = (counts.get(uid) ?? 0) + 1
      counts.set(uid, count)
      if (count > calls) {
        throw new HttpsError('resource-exhausted', 'Too many requests. Please wait a minute and try again.')
      }
    },
  }
}
