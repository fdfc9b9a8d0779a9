export type Side = 'top' | 'bottom' | 'left' | 'right'

/** Lengths in CSS pixels from the top left corner of the viewport. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Request {
  readonly anchor: Box
  readonly size: { readonly width: number; readonly height: number }
  readonly viewport: { readonly width: number; readonly height: number }
  /** The preferred side. Another one is used if the box does not fit. */
  readonly side: Side
  /** The alignment along the anchor's edge. */
  readonly align: 'start' | 'center'
  /** Distance between the anchor and the box. */
  readonly gap: number
}

/** CSS lengths for a fixed box. Above its anchor it uses `bottom`, so that it grows away from the anchor. */
export interface Place {
  readonly side: Side
  readonly left: number
  readonly top: number | null
  readonly bottom: number | null
  readonly maxHeight: number
}

/** Minimum distance from the edge of the viewport, in CSS pixels. */
const MARGIN = 8

const ORDER: Readonly<Record<Side, readonly Side[]>> = {
  top: ['top', 'bottom', 'right', 'left'],
  bottom: ['bottom', 'top', 'right', 'left'],
  left: ['left', 'right', 'bottom', 'top'],
  right: ['right', 'left', 'bottom', 'top'],
}

const within = (value: number, most: number) => Math.max(MARGIN, Math.min(value, most))

/** Places a box next to its anchor: on the preferred side, else where it fits, always within the viewport. */
export function placeAnchored({ anchor, size, viewport, side, align, gap }: Request): Place {
  const available: Readonly<Record<Side, number>> = {
    top: anchor.top - gap - MARGIN,
    bottom: viewport.height - anchor.top - anchor.height - gap - MARGIN,
    left: anchor.left - gap - MARGIN,
    right: viewport.width - anchor.left - anchor.width - gap - MARGIN,
  }
  const needed = (at: Side) => (at === 'left' || at === 'right' ? size.width : size.height)
  const larger = available.top > available.bottom ? 'top' : 'bottom'
  const chosen = ORDER[side].find((at) => available[at] >= needed(at)) ?? larger

  const shift = (length: number, own: number) => (align === 'center' ? (length - own) / 2 : 0)
  const lastLeft = viewport.width - size.width - MARGIN
  if (chosen === 'top' || chosen === 'bottom') {
    const left = within(anchor.left + shift(anchor.width, size.width), lastLeft)
    const maxHeight = Math.max(0, available[chosen])
    return chosen === 'top'
      ? { side: chosen, left, top: null, bottom: viewport.height - anchor.top + gap, maxHeight }
      : { side: chosen, left, top: anchor.top + anchor.height + gap, bottom: null, maxHeight }
  }
  const lastTop = viewport.height - size.height - MARGIN
  const wanted = anchor.top + shift(anchor.height, size.height)
  // Aligned with the anchor's lower end. At the edge of the viewport it would cover more.
  const top = within(wanted <= lastTop ? wanted : anchor.top + anchor.height - size.height, lastTop)
  const left = chosen === 'left' ? anchor.left - gap - size.width : anchor.left + anchor.width + gap
  return { side: chosen, left, top, bottom: null, maxHeight: viewport.height - top - MARGIN }
}
