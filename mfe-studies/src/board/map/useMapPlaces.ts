import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useSession } from '../../core/editing.ts'
import { useOpportunities } from '../../opportunity/OpportunityContext.ts'
import { LAYOUT, MapPlaces } from '../places/MapPlaces.ts'

/** Creates the places of the open document's map, and follows its edits. */
export function useMapPlaces() {
  const session = useSession()
  const opportunities = useOpportunities()
  const places = useMemo(
    () =>
      new MapPlaces({
        session,
        opportunities,
        writtenGoal: () => {
          const field = document.activeElement
          if (!(field instanceof HTMLTextAreaElement)) return null
          if (field.closest('[data-layer="core"]')) return session.views.core?.id ?? null
          return field.closest<HTMLElement>('[data-goal]')?.dataset.goal ?? null
        },
      }),
    [session, opportunities],
  )
  useEffect(() => places.start(), [places])
  const subscribe = useCallback((listener: () => void) => places.subscribe(LAYOUT, listener), [places])
  const layout = useSyncExternalStore(subscribe, () => places.layout)
  return { places, layout }
}
