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
  useEffect(() => afterFonts(places.measureAgain), [places])
  useEffect(() => places.setWidth(width), [places, width])
  const subscribe = useCallback((listener: () => void) => places.subscribe(LAYOUT, listener), [places])
  const layout = useSyncExternalStore(subscribe, () => places.layout)
  return { places, layout }
}

/** Calls back once fonts that were still being loaded are there. Returns the release. */
function afterFonts(callback: () => void): () => void {
  // jsdom has no fonts.
  const fonts: FontFaceSet | undefined = document.fonts
  if (fonts?.status !== 'loading') return () => {}
  fonts.addEventListener('loadingdone', callback)
  return () => fonts.removeEventListener('loadingdone', callback)
}
