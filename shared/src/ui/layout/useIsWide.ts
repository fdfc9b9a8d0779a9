import { useSyncExternalStore } from 'react'
import { media } from '../tokens/shape.ts'

const WIDE = media.wide.replace('@media ', '')

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

/** Whether the window has space for details next to the content (see `media.wide`). */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => globalThis.matchMedia?.(WIDE).matches ?? false)
}
