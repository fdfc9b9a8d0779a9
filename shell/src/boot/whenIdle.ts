/** Milliseconds after which a page that never rests counts as at rest. */
const PATIENCE = 2_000

/** Runs something once the browser has nothing else to do; returns the way to call it off. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, PATIENCE)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(run, { timeout: PATIENCE })
  return () => cancelIdleCallback(idle)
}
