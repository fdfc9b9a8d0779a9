import { whenLive } from '@outcome-studio/shared/data'
import { useEffect } from 'react'
import { useShell } from '../boot/ShellContext.ts'
import { preloadPath } from './preloadPath.ts'

/**
 * Warms up the features behind the given paths once the page is live and the browser has nothing else to do.
 * @param paths the same list on every render, or it starts anew
 */
export function useIdlePreload(paths: readonly string[]): void {
  const { features } = useShell()
  useEffect(() => {
    // Safari has no idle callback; there a hover or focus does the same a little later.
    if (typeof requestIdleCallback !== 'function') return
    let isGone = false
    let idle: number | undefined
    void whenLive().then(() => {
      if (isGone) return
      idle = requestIdleCallback(() => {
        for (const path of paths) preloadPath(path, features, navigator)
      })
    })
    return () => {
      isGone = true
      if (idle !== undefined) cancelIdleCallback(idle)
    }
  }, [features, paths])
}
