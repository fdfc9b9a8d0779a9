/**
 * Creates a function that returns whether one more call is allowed. Counts in fixed windows.
 *
 * @param limit calls per window
 * @param window milliseconds
 * @param now returns milliseconds
 */
export function createRateLimit(limit: number, window: number, now: () => number): () => boolean {
  let startedAt = Number.NEGATIVE_INFINITY
  let count = 0
  return () => {
    if (now() - startedAt >= window) {
      startedAt = now()
      count = 0
    }
    count += 1
    return count <= limit
  }
}
