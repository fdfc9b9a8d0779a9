import { whenLive } from '@outcome-studio/shared/data'
import { useEffect } from 'react'
import { useLoaders } from './LoadersContext.ts'
import { preloadPath } from './preloadPath.ts'

/** Milliseconds between the page being live and the first preload. */
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
    const preloadNext = ([path, ...others]: readonly string[]) => {
      if (path === undefined) return
      idle = requestIdleCallback(() => {
        preloadPath(path, features, navigator)
        preloadNext(others)
      })
    }
    void whenLive().then(() => {
      if (!isCancelled) timer = setTimeout(preloadNext, REST, paths)
    })
    return () => {
      isCancelled = true
      clearTimeout(timer)
      if (idle !== undefined) cancelIdleCallback(idle)
    }
  }, [features, paths])
}
