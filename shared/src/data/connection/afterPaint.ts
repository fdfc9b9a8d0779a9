/** Milliseconds after which the callback runs although the page is busy or hidden. */
const AT_LATEST = 1_000

/**
 * Calls back once the browser has painted the current state and is idle; returns the release.
 */
export function afterPaint(callback: () => void): () => void {
  // Safari has no idle callback, Node has no frames.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 0)
    return () => clearTimeout(timer)
  }
  let idle = 0
  const stop = () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    cancelIdleCallback(idle)
  }
  const run = () => {
    stop()
    callback()
  }
  const timer = setTimeout(run, AT_LATEST)
  // The first frame draws it, the second comes after that.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      idle = requestIdleCallback(run)
    })
  })
  return stop
}
