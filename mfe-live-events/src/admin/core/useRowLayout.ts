import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'

/** Rows above and below the view, so that Tab always finds the next one. */
const OVERSCAN = 6

const remInPixels = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

/** Lengths in rem, so that they grow with the user's font size. */
export interface RowSizes {
  /** Heights of a row. */
  readonly table: number
  readonly cards: number
  /** Width of the list below which rows become cards. */
  readonly cardsBelow: number
}

/** Whether rows are lines or cards, and which of them are in view of the window. */
export function useRowLayout(count: number, list: RefObject<HTMLElement | null>, sizes: RowSizes) {
  const { cardsBelow } = sizes
  const [layout, setLayout] = useState<'table' | 'cards'>('table')
  const [scrollMargin, setScrollMargin] = useState(0)

  useLayoutEffect(() => {
    const element = list.current
    if (element === null || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      const isNarrow = element.clientWidth < cardsBelow * remInPixels()
      setLayout(isNarrow ? 'cards' : 'table')
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [list, cardsBelow])

  // Content above the list may change its height at any time.
  useLayoutEffect(() => {
    const element = list.current
    if (element) setScrollMargin(Math.round(element.getBoundingClientRect().top + window.scrollY))
  })

  const rowHeight = sizes[layout] * remInPixels()
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin,
    // All rows have the same height, so no correction is needed. Only the user scrolls.
    scrollToFn: () => {},
  })
  useLayoutEffect(() => {
    if (rowHeight > 0) virtualizer.measure()
  }, [virtualizer, rowHeight])

  return { layout, rows: virtualizer.getVirtualItems(), height: virtualizer.getTotalSize(), scrollMargin }
}
