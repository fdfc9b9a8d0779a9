/** Tells whether an answer is still wanted: a later request or the release of a listener makes it obsolete. */
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
