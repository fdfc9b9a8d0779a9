import { ANYTHING } from '@outcome-studio/shared/document'
import type { Needs } from '@outcome-studio/shared/domain/needs'
import { useCallback, useSyncExternalStore } from 'react'
import type { NeedsPlace } from './NeedsPlace.ts'

/** The content of the open needs document; null while none is open. */
export function useNeedsContent(place: NeedsPlace): Needs | null {
  const session = place.kind === 'open' ? place.session : null
  const subscribe = useCallback(
    (listener: () => void) => session?.subscribe(ANYTHING, listener) ?? (() => {}),
    [session],
  )
  return useSyncExternalStore(subscribe, () => session?.content ?? null)
}
