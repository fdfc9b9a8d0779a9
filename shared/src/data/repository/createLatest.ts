/** Finds out whether an answer is obsolete, because of a later request or the release of a listener. */
export function createLatest() {
  let turn = 0
  return {
    /** Starts a request; returns whether it is still the latest. */
    next: (): (() => boolean) => {
      turn += 1
      const own = turn
      return () => own === turn
    },
  }
}
