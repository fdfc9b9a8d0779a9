import { keyOf } from '@outcome-studio/shared/ui'
/** Callbacks of one drag. */
export interface Follower {
  /** Position of the pointer, in CSS pixels of the window. */
  readonly move: (x: number, y: number) => void
  /** Scrolls near its edges, in both directions. Default: the page. */
  readonly scroller?: Element | null
  /** @param isDropped false if the drag was cancelled */
  readonly end: (isDropped: boolean) => void
}

/** Distance a press may move before it becomes a drag, in CSS pixels. */
const SLIP = 5
/** Distance from an edge of the window at which the page scrolls, and the distance per frame, in CSS pixels. */
const EDGE = 72
const SCROLL = 12

/**
 * Follows a pressed pointer until it is released, Escape is pressed or the browser cancels it. Other pointers, such as
 * a second finger, are ignored. A press that does not move stays a press; no click follows a drag. Near the edges of
 * the window the page scrolls, or an element of its own.
 * @param begin called when the press becomes a drag
 */
export function followPointer(pressed: PointerEvent, begin: () => Follower): void {
  let releases: readonly (() => void)[] = []
  let follower: Follower | null = null
  let at = { x: pressed.clientX, y: pressed.clientY }
  let frame = 0

  const scroll = () => {
    frame = requestAnimationFrame(scroll)
    const scroller = follower?.scroller
    const edges = scroller?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight }
    const down = nearEdge(at.y, edges.top, edges.bottom)
    const right = 'left' in edges ? nearEdge(at.x, edges.left, edges.right) : 0
    if (down === 0 && right === 0) return
    ;(scroller ?? window).scrollBy(right, down)
    follower?.move(at.x, at.y)
  }
  const end = (isDropped: boolean) => {
    for (const release of releases) release()
    cancelAnimationFrame(frame)
    document.documentElement.style.removeProperty('cursor')
    document.documentElement.style.removeProperty('user-select')
    if (follower === null) return
    swallowClick()
    follower.end(isDropped)
  }
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== pressed.pointerId) return
    at = { x: event.clientX, y: event.clientY }
    if (follower === null) {
      if (Math.hypot(at.x - pressed.clientX, at.y - pressed.clientY) < SLIP) return
      follower = begin()
      document.documentElement.style.cursor = 'grabbing'
      document.documentElement.style.userSelect = 'none'
      frame = requestAnimationFrame(scroll)
    }
    follower.move(at.x, at.y)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (keyOf(event) !== 'Escape') return
    event.stopPropagation()
    end(false)
  }
  releases = [
    listen('pointermove', onMove),
    listen('pointerup', (event) => event.pointerId === pressed.pointerId && end(true)),
    listen('pointercancel', (event) => event.pointerId === pressed.pointerId && end(false)),
    listen('keydown', onKeyDown),
  ]
}

/** How far to scroll with the pointer at a place between two edges. */
const nearEdge = (at: number, start: number, end: number): number =>
  at < start + EDGE ? -SCROLL : at > end - EDGE ? SCROLL : 0

/** The browser dispatches a click after pointerup, in the same task or not at all. */
function swallowClick(): void {
  const release = listen('click', (event) => {
    event.stopPropagation()
    event.preventDefault()
  })
  setTimeout(release)
}

/** Listens in the capture phase, before any other listener of the page. Returns the release. */
function listen<Kind extends keyof WindowEventMap>(
  kind: Kind,
  listener: (event: WindowEventMap[Kind]) => unknown,
): () => void {
  addEventListener(kind, listener, { capture: true })
  return () => removeEventListener(kind, listener, { capture: true })
}
