import { type RefObject, useLayoutEffect } from 'react'

const BARS = '[data-bottom-bar]'

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
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure)
    let bars: readonly Element[] | null = null
    const find = () => {
      const found = [...document.querySelectorAll(BARS)]
      if (bars?.length === found.length && found.every((bar, at) => bar === bars?.[at])) return
      bars = found
      sizes?.disconnect()
      // A bar moves with the size of what it is in.
      for (const each of [document.body, ...found.flatMap((bar) => [bar, bar.parentElement ?? bar])])
        sizes?.observe(each)
      // The observer calls once it observes: after the layout, before the paint. Measuring here would force a layout.
      if (sizes === null) measure()
    }
    find()
    // A dialog may open or close while the elements are there.
    const tree = new MutationObserver(find)
    tree.observe(document.body, { childList: true, subtree: true })
    // Any part of the page may scroll, and scroll events do not bubble.
    window.addEventListener('scroll', measure, { capture: true, passive: true })
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('scroll', measure, { capture: true })
      window.removeEventListener('resize', measure)
      tree.disconnect()
      sizes?.disconnect()
    }
  }, [floating, isShown])
}

function heightOfBars(element: HTMLElement): number {
  const { left, right } = element.getBoundingClientRect()
  const heights = [...document.querySelectorAll(BARS)].map((bar) => {
    const box = bar.getBoundingClientRect()
    const height = window.innerHeight - box.top
    // A bar in the upper half, on a page that is shorter than the window, is out of the way.
    const isInTheWay = box.left < right && box.right > left && height < window.innerHeight / 2
    return isInTheWay ? Math.max(0, height) : 0
  })
  return Math.max(0, ...heights)
}
