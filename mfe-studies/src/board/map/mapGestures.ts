import { listenTo, listenToWindow, releaseAll } from './listen.ts'
import type { MapView, WindowPoint } from './MapView.ts'

/** What a press uses itself. Everywhere else it drags the map. */
const USED = 'a, button, input, select, textarea, [contenteditable], [data-goal]'
/** Scale per pixel of a wheel, which makes 10 % of a notch of 100 pixels. */
const WHEEL = 0.001
/** Pixels of a line and of a page, for wheels that count these. */
const LINE = 16
const PAGE = 400

/**
 * Zooms the map by Ctrl or Command and the wheel, and by two fingers; a mouse on its ground drags it. All else about
 * scrolling is the browser's.
 * @returns the release
 */
export function startMapGestures(viewport: HTMLElement, view: MapView): () => void {
  const active = { passive: false }
  return releaseAll([
    listenTo(viewport, 'wheel', (event) => zoomByWheel(event, view), active),
    listenTo(viewport, 'touchstart', (event) => startPinch(event, view), active),
    listenTo(viewport, 'pointerdown', (event) => startPan(event, viewport)),
  ])
}

function zoomByWheel(event: WheelEvent, view: MapView): void {
  if (!event.ctrlKey && !event.metaKey) return
  event.preventDefault()
  const unit = event.deltaMode === 1 ? LINE : event.deltaMode === 2 ? PAGE : 1
  view.zoomBy(Math.exp(-event.deltaY * unit * WHEEL), { x: event.clientX, y: event.clientY })
}

function startPinch(event: TouchEvent, view: MapView): void {
  const [one, other] = event.touches
  if (!one || !other || event.touches.length !== 2) return
  event.preventDefault()
  const scale = view.scale.get()
  const apart = distance(one, other)
  const end = () => release()
  const release = releaseAll([
    listenToWindow('touchmove', ({ touches: [first, second] }) => {
      if (!first || !second) end()
      else view.zoomTo((scale * distance(first, second)) / apart, between(first, second))
    }),
    listenToWindow('touchend', end),
    listenToWindow('touchcancel', end),
  ])
}

function startPan(pressed: PointerEvent, viewport: HTMLElement): void {
  const isOnGround = pressed.target instanceof Element && pressed.target.closest(USED) === null
  const isOnScrollbar = pressed.offsetX > viewport.clientWidth || pressed.offsetY > viewport.clientHeight
  if (pressed.pointerType !== 'mouse' || pressed.button !== 0 || !isOnGround) return
  if (pressed.target === viewport && isOnScrollbar) return
  const { scrollLeft, scrollTop } = viewport
  // Otherwise a drag would select texts.
  pressed.preventDefault()
  viewport.focus({ preventScroll: true })
  viewport.dataset.panning = ''
  const end = () => {
    delete viewport.dataset.panning
    release()
  }
  const release = releaseAll([
    listenToWindow('pointermove', ({ clientX, clientY }) => {
      viewport.scrollLeft = scrollLeft + pressed.clientX - clientX
      viewport.scrollTop = scrollTop + pressed.clientY - clientY
    }),
    listenToWindow('pointerup', end),
    listenToWindow('pointercancel', end),
    listenToWindow('blur', end),
  ])
}

const distance = (one: Touch, other: Touch): number =>
  Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY))

const between = (one: Touch, other: Touch): WindowPoint => ({
  x: (one.clientX + other.clientX) / 2,
  y: (one.clientY + other.clientY) / 2,
})
