import { useSyncExternalStore } from 'react'

/** From this width details stand beside the map. */
const WIDE = '(min-width: 1200px)'

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

/** Whether the window has room for details beside the map. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => globalThis.matchMedia?.(WIDE).matches ?? false)
}
