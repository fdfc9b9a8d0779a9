import { animateFrom } from '@outcome-studio/shared/ui'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Place } from '../../domain/map/layoutMap.ts'

/** Shows where an element went: it glides from its place before. What has the focus stays where it is. */
export function useGlide(element: RefObject<HTMLElement | null>, place: Place | undefined): void {
  const before = useRef(place)
  useLayoutEffect(() => {
    const from = before.current
    before.current = place
    if (!from || !place || !element.current || (from.x === place.x && from.y === place.y)) return
    if (element.current.contains(document.activeElement)) return
    animateFrom(element.current, { translate: `${from.x - place.x}px ${from.y - place.y}px` })
  }, [element, place])
}
