/** Number of senders that are counted separately in one window, to limit memory. */
const MOST_SENDERS = 10_000

interface RateLimits {
  /** Calls of one sender per window. */
  readonly perSender: number
  /** Calls of all senders together. */
  readonly total: number
  /** Milliseconds. */
  readonly window: number
}

/**
 * Creates a function that returns whether one more call of a sender is allowed. Counts in fixed windows. A refused call
 * does not count for other senders.
 *
 * @param now returns milliseconds
 */
export function createRateLimit(
  { perSender, total, window }: RateLimits,
  now: () => number,
): (sender: string) => boolean {
  const counts = new Map<string, number>()
  let startedAt = Number.NEGATIVE_INFINITY
  let allowed = 0
  return (sender) => {
    if (now() - startedAt >= window) {
      startedAt = now()
      counts.clear()
      allowed = 0
    }
    const count = (counts.get(sender) ?? 0) + 1
    if (counts.size < MOST_SENDERS || counts.has(sender)) counts.set(sender, count)
    if (count > perSender || allowed >= total) return false
    allowed += 1
    return true
  }
}

/** Names the sender of a request. A connection with IPv6 has a whole network of 64 bits. */
export function senderOf(address = ''): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!mapped.includes(':')) return mapped
  const [head = '', tail] = mapped.split('%')[0]?.split('::') ?? []
  const groups = head.split(':').filter((group) => group !== '')
  const rest = tail === undefined ? [] : tail.split(':').filter((group) => group !== '')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length)
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest]
  return all.slice(0, 4).join(':')
}
