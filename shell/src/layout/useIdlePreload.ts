import { useEffect } from 'react'
import { useShell } from '../boot/ShellContext.ts'
import type { ShellRoute } from '../routes/routes.ts'
import { savesData } from './savesData.ts'

/** Warms up the features behind the given areas once the browser has nothing else to do. */
export function useIdlePreload(areas: readonly ShellRoute[]): void {
  const { features } = useShell()
  useEffect(() => {
    // Safari has no idle callback; there a hover or focus does the same a little later.
    if (typeof requestIdleCallback !== 'function' || savesData(navigator)) return
    const idle = requestIdleCallback(() => {
      for (const { show, title } of areas) if (typeof show !== 'string') features.preload(show, title)
    })
    return () => cancelIdleCallback(idle)
  }, [features, areas])
}
