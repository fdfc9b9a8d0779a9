import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useSession } from '../../core/editing.ts'
import { useOpportunities } from '../../opportunity/OpportunityContext.ts'
import { LAYOUT, MapPlaces } from '../places/MapPlaces.ts'

/**
 * Creates the places of the open document's map, and follows its edits.
 * @param width of the screen's part for the map, in CSS pixels
 */
export function useMapPlaces(width: number) {
  const session = useSession()
  const opportunities = useOpportunities()
  const [firstWidth] = useState(width)
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
        width: firstWidth,
      }),
    [session, opportunities, firstWidth],
  )
  useEffect(() => places.start(), [places])
  useEffect(() => places.setWidth(width), [places, width])
  const subscribe = useCallback((listener: () => void) => places.subscribe(LAYOUT, listener), [places])
  const layout = useSyncExternalStore(subscribe, () => places.layout)
  return { places, layout }
}
