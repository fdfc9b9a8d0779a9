import { whenLive } from '@outcome-studio/shared/data'
import { useEffect } from 'react'
import { useLoaders } from './LoadersContext.ts'
import { preloadPath } from './preloadPath.ts'

/** Milliseconds between the page being live and the first preload, and between a key and the next one. */
const REST = 3_000

/**
 * Preloads the features at the given paths once the page is live, one at a time while the browser is idle.
 * @param paths keep it stable between renders; a new list restarts the preload
 */
export function useIdlePreload(paths: readonly string[]): void {
  const { features } = useLoaders()
  useEffect(() => {
    // Safari does not support requestIdleCallback. There, hover and focus preload instead.
    if (typeof requestIdleCallback !== 'function') return
    let isCancelled = false
    let idle: number | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let typedAt = Number.NEGATIVE_INFINITY
    const noteKey = () => {
      typedAt = performance.now()
    }
    const preloadNext = (waiting: readonly string[]) => {
      const [path, ...others] = waiting
      if (path === undefined) return
      idle = requestIdleCallback(() => {
        // The browser is idle between two keys, but a feature takes longer than that to start.
        if (performance.now() - typedAt < REST) {
          timer = setTimeout(preloadNext, REST, waiting)
          return
        }
        preloadPath(path, features, navigator)
        preloadNext(others)
      })
    }
    addEventListener('keydown', noteKey, { capture: true })
    void whenLive().then(() => {
      if (!isCancelled) timer = setTimeout(preloadNext, REST, paths)
    })
    return () => {
      isCancelled = true
      removeEventListener('keydown', noteKey, { capture: true })
      clearTimeout(timer)
      if (idle !== undefined) cancelIdleCallback(idle)
    }
  }, [features, paths])
}
