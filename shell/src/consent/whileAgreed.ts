import type { Readable } from '@outcome-studio/shared/feature'

/**
 * Keeps something optional running exactly while the same member agrees to it.
 * @param insightsOf id of the member who agreed; null for nobody
 * @param start begins it; returns what ends it at once
 * @returns the release, which also ends it
 */
export function whileAgreed(insightsOf: Readable<string | null>, start: () => () => void): () => void {
  let memberId: string | null = null
  let end = () => {}
  const follow = () => {
    const next = insightsOf.get()
    if (next === memberId) return
    memberId = next
    end()
    end = next === null ? () => {} : start()
  }
  const unsubscribe = insightsOf.subscribe(follow)
  follow()
  return () => {
    unsubscribe()
    end()
    end = () => {}
  }
}
