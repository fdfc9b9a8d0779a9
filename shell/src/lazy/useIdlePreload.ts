import { whenLive } from '@outcome-studio/shared/data'
import { useEffect } from 'react'
import { useLoaders } from './LoadersContext.ts'
import { preloadPath } from './preloadPath.ts'

/** Milliseconds that a page which is live is left alone. */
const REST = 3_000

/**
 * Warms up the features behind the given paths a while after the page is live, one whenever the browser has nothing
 * else to do.
 * @param paths the same list on every render, or it starts anew
 */
export function useIdlePreload(paths: readonly string[]): void {
  const { features } = useLoaders()
  useEffect(() => {
    // Safari has no idle callback; there a hover or focus does the same a little later.
    if (typeof requestIdleCallback !== 'function') return
    let isCancelled = false
    let idle: number | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const warmUp = ([path, ...others]: readonly string[]) => {
      if (path === undefined) return
      idle = requestIdleCallback(() => {
        preloadPath(path, features, navigator)
        warmUp(others)
      })
    }
    void whenLive().then(() => {
      if (!isCancelled) timer = setTimeout(warmUp, REST, paths)
    })
    return () => {
      isCancelled = true
      clearTimeout(timer)
      if (idle !== undefined) cancelIdleCallback(idle)
    }
  }, [features, paths])
}
