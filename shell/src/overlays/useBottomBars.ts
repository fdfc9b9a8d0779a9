import { type RefObject, useLayoutEffect } from 'react'

/**
 * Keeps floating elements at the bottom of the window clear of the footer and of a dialog's buttons. Sets
 * `--bottom-bars` to their height in pixels in the element's columns.
 * @param isShown nothing is measured while it is false
 */
export function useBottomBars(floating: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = floating.current
    if (!isShown || element === null) return
    const measure = () => element.style.setProperty('--bottom-bars', `${heightOfBars(element)}px`)
    measure()
    // Any part of the page may scroll, and scroll events do not bubble.
    window.addEventListener('scroll', measure, { capture: true, passive: true })
    window.addEventListener('resize', measure)
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure)
    observer?.observe(document.body)
    return () => {
      window.removeEventListener('scroll', measure, { capture: true })
      window.removeEventListener('resize', measure)
      observer?.disconnect()
    }
  }, [floating, isShown])
}

function heightOfBars(element: HTMLElement): number {
  const { left, right } = element.getBoundingClientRect()
  const heights = [...document.querySelectorAll('[data-bottom-bar]')].map((bar) => {
    const box = bar.getBoundingClientRect()
    const height = window.innerHeight - box.top
    // A bar in the upper half, on a page that is shorter than the window, is out of the way.
    const isInTheWay = box.left < right && box.right > left && height < window.innerHeight / 2
    return isInTheWay ? Math.max(0, height) : 0
  })
  return Math.max(0, ...heights)
}
