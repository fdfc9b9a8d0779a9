import { type RefObject, useLayoutEffect } from 'react'
import { placeAnchored, type Side } from './placeAnchored.ts'

interface AnchoredOptions {
  readonly isOpen: boolean
  readonly anchor: RefObject<Element | null>
  readonly floating: RefObject<HTMLElement | null>
  readonly side: Side
  readonly align: 'start' | 'center'
  /** CSS pixels. */
  readonly gap: number
}

const px = (length: number | null) => (length === null ? 'auto' : `${length}px`)

/** Positions a fixed element next to its anchor while it is open, also after scrolling and resizing. */
export function useAnchored({ isOpen, anchor, floating, side, align, gap }: AnchoredOptions): void {
  useLayoutEffect(() => {
    if (!isOpen) return
    const place = () => {
      if (!anchor.current || !floating.current) return
      const { style } = floating.current
      style.maxHeight = 'none'
      const chosen = placeAnchored({
        anchor: anchor.current.getBoundingClientRect(),
        size: { width: floating.current.offsetWidth, height: floating.current.offsetHeight },
        // clientWidth excludes the scroll bar.
        viewport: { width: document.documentElement.clientWidth, height: globalThis.innerHeight },
        side,
        align,
        gap,
      })
      style.left = px(chosen.left)
      style.top = px(chosen.top)
      style.bottom = px(chosen.bottom)
      style.maxHeight = px(chosen.maxHeight)
    }
    place()
    globalThis.addEventListener('resize', place)
    globalThis.addEventListener('scroll', place, { capture: true, passive: true })
    return () => {
      globalThis.removeEventListener('resize', place)
      globalThis.removeEventListener('scroll', place, { capture: true })
    }
  }, [isOpen, anchor, floating, side, align, gap])
}
