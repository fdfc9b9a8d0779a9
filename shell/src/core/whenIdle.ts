import { whenLive } from '@outcome-studio/shared/data'

/** Milliseconds after which a page that never rests, or is never live, counts as at rest. */
const PATIENCE = 2_000

/** Runs something once the page is live and the browser has nothing else to do; returns the way to call it off. */
export function whenIdle(run: () => void): () => void {
  let release: (() => void) | undefined
  let isOver = false
  const wait = () => {
    clearTimeout(patience)
    if (!isOver) release ??= atRest(run)
  }
  const patience = setTimeout(wait, PATIENCE)
  void whenLive().then(wait)
  return () => {
    isOver = true
    clearTimeout(patience)
    release?.()
  }
}

function atRest(run: () => void): () => void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, PATIENCE)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(run, { timeout: PATIENCE })
  return () => cancelIdleCallback(idle)
}
