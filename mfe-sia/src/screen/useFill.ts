import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Narrower screens show one pane at a time. */
export const WIDE = 900

const LEAST_HEIGHT = 420

/** Gives an element the height of the window between its top and the page's footer. */
export function useFill(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const fill = () => {
      const element = ref.current
      if (!element) return
      const top = element.getBoundingClientRect().top + window.scrollY
      const footer = element.closest('main')?.nextElementSibling
      const below = innerWidth >= WIDE && footer instanceof HTMLElement ? footer.offsetHeight : 0
      element.style.setProperty('height', `max(${LEAST_HEIGHT}px, calc(100dvh - ${top + below}px))`)
    }
    fill()
    addEventListener('resize', fill)
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(fill)
    observer?.observe(document.body)
    return () => {
      removeEventListener('resize', fill)
      observer?.disconnect()
    }
  }, [])
  return ref
}
