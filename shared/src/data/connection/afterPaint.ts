/** Milliseconds after which a page that never comes to rest, or is not looked at, goes on all the same. */
const AT_LATEST = 1_000

/**
 * Calls back once the browser has shown what was just handed to it and has nothing else to do; returns the release.
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
