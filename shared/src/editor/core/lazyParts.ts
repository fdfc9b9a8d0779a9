import { createLazy, type Lazy } from '@outcome-studio/shared/domain/base'
import { whenIdle } from './whenIdle.ts'

/** Milliseconds between opening a document and the first preload, so that opening comes first. */
const REST = 2_000

const parts: Lazy<unknown>[] = []

/** Creates a lazy part of this feature, for example a dialog, that preloadParts loads before it is needed. */
export function createLazyPart<Value>(start: () => Promise<Value>): Lazy<Value> {
  const part = createLazy(start)
  parts.push(part)
  return part
}

/**
 * Loads every lazy part, one at a time while the browser is idle, so that each opens offline too. A failure is ignored:
 * the part is loaded again when it is needed, and reports a failure then. Returns the release.
 */
export function preloadParts(): () => void {
  let isReleased = false
  let cancel = () => {}
  const preloadNext = ([part, ...others]: readonly Lazy<unknown>[]) => {
    if (!part || isReleased) return
    cancel = whenIdle(() => {
      const next = () => preloadNext(others)
      part.load().then(next, next)
    })
  }
  const timer = setTimeout(() => preloadNext(parts), REST)
  return () => {
    isReleased = true
    clearTimeout(timer)
    cancel()
  }
}
