import { whenLive } from '@outcome-studio/shared/data'

/** Milliseconds after which a page that is never idle, or never live, counts as idle. */
const PATIENCE = 2_000

/** Runs a function once the page is live and the browser is idle. Returns a function that cancels it. */
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
  // Safari does not support requestIdleCallback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, PATIENCE)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(run, { timeout: PATIENCE })
  return () => cancelIdleCallback(idle)
}
