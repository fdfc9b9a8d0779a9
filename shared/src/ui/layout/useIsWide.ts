import { useSyncExternalStore } from 'react'
import { media } from '../tokens/shape.ts'

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

const useIs = (kind: keyof typeof media): boolean => {
  const query = media[kind].replace('@media ', '')
  return useSyncExternalStore(subscribe, () => globalThis.matchMedia?.(query).matches ?? false)
}

/** Whether the window has space for details next to the content (see `media.wide`). */
export const useIsWide = (): boolean => useIs('wide')

/** Whether the window is that of a phone (see `media.narrow`). */
export const useIsNarrow = (): boolean => useIs('narrow')
