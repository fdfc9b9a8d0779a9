import { type RefObject, useLayoutEffect } from 'react'

const PROPERTY = '--bottom-space'

/**
 * Sets `--bottom-space` on the page to the height of an element below it, with its margins. Pages are shorter by that
 * much, so that the footer of a short page is above the element, and what floats at the bottom does, too.
 */
export function useBottomSpace(below: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = below.current
    if (element === null) return
    const page = document.documentElement
    const measure = () => {
      const { marginTop, marginBottom } = getComputedStyle(element)
      const margins = (Number.parseFloat(marginTop) || 0) + (Number.parseFloat(marginBottom) || 0)
      page.style.setProperty(PROPERTY, `${element.offsetHeight + margins}px`)
    }
    measure()
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure)
    observer?.observe(element)
    return () => {
      observer?.disconnect()
      page.style.removeProperty(PROPERTY)
    }
  }, [below])
}
