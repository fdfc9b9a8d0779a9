import { CLOCK, type Clock } from '../network/Clock.ts'

/** Four renewals may fail before a lease ends. */
const RENEWAL_MILLISECONDS = 1_600

/**
 * Runs work under a lease, which it renews until the work has ended. The lease can be short although the work takes
 * long, so the lease of a killed process expires soon.
 * @param renew extends the lease if it is still held; a failure is followed by the next renewal
 */
export async function whileRenewing<Result>(
  renew: () => Promise<void>,
  work: () => Promise<Result>,
  clock: Pick<Clock, 'sleep'> = CLOCK,
): Promise<Result> {
  const ended = new AbortController()
  const renewing = (async () => {
    for (;;) {
      await clock.sleep(RENEWAL_MILLISECONDS, ended.signal)
      if (ended.signal.aborted) return
      await renew().catch(() => {})
    }
  })()
  try {
    return await work()
  } finally {
    ended.abort()
    // A renewal that is on its way would come after the release.
    await renewing
  }
}
