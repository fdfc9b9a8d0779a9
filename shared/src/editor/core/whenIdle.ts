/** Latest moment at which idle work is done even though the page is busy, in milliseconds. */
const AT_LATEST = 500

/** Runs work when the browser has nothing more urgent to do. Returns the release. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: AT_LATEST })
  return () => cancelIdleCallback(handle)
}
