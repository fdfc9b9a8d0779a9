/** Milliseconds after which a page that never comes to rest goes on all the same. */
const AT_LATEST = 1_000

/** Calls back once the browser has shown what there is and has nothing else to do; returns the release. */
export function afterPaint(callback: () => void): () => void {
  // Safari has no idle callback, Node has no frames.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 0)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(callback, { timeout: AT_LATEST })
  return () => cancelIdleCallback(idle)
}
