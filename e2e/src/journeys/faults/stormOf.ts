import type { Fault } from '../../support/answerRequests.ts'

/** Requests of the first moments: several calls begin at once, and their first repetitions follow quickly. */
const AT_FIRST = 10

/**
 * Watches whether a page floods a failing server. Later repetitions are a second apart or more, so a slow page, which
 * meets the fault for longer, may send more of them.
 *
 * @returns whether one of the faults has met more requests than that since this call
 */
export function stormOf(...faults: readonly Pick<Fault, 'count'>[]): () => boolean {
  const start = performance.now()
  return () => {
    const seconds = (performance.now() - start) / 1_000
    return faults.some(({ count }) => count() > AT_FIRST + seconds)
  }
}
