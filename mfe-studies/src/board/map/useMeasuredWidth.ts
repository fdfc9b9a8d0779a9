import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { listenToWindow } from './listen.ts'

/** The width of an element that follows the window, in CSS pixels. null until it is in the page. */
export function useMeasuredWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null)
  // Before the first paint, so that nothing is laid out twice in view.
  useLayoutEffect(() => setWidth(element.current?.clientWidth ?? null), [element])
  useEffect(() => listenToWindow('resize', () => setWidth(element.current?.clientWidth ?? null)), [element])
  return width
}
