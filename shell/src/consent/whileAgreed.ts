import type { Readable } from '@outcome-studio/shared/feature'

/**
 * Runs something optional while the same member agrees to it.
 * @param insightsOf id of the member who agreed; null for none
 * @param start starts it; returns a function that stops it at once
 * @returns the release, which also stops it
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
