/** What follows a pointer while something is dragged. */
export interface Follower {
  /** Where the pointer is, in CSS pixels of the window. */
  readonly move: (x: number, y: number) => void
  /** @param isDropped false where it was called off */
  readonly end: (isDropped: boolean) => void
}

/** As far as a press may slip before it is a drag, in CSS pixels. */
const SLIP = 5
/** So near to an edge of the window the page scrolls, and so far with each frame. */
const EDGE = 72
const SCROLL = 12

/**
 * Follows a pressed pointer until it is let go, Escape is pressed or the browser takes it away. A press that does not
 * move stays a press; after a drag no click follows. Near the edges of the window the page scrolls.
 * @param begin called once it is a drag
 */
export function followPointer(pressed: PointerEvent, begin: () => Follower): void {
  let releases: readonly (() => void)[] = []
  let follower: Follower | null = null
  let at = { x: pressed.clientX, y: pressed.clientY }
  let frame = 0

  const scroll = () => {
    frame = requestAnimationFrame(scroll)
    const by = at.y < EDGE ? -SCROLL : at.y > innerHeight - EDGE ? SCROLL : 0
    if (by === 0) return
    scrollBy(0, by)
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
    if (event.key !== 'Escape') return
    event.stopPropagation()
    end(false)
  }
  releases = [
    listen('pointermove', onMove),
    listen('pointerup', () => end(true)),
    listen('pointercancel', () => end(false)),
    listen('keydown', onKeyDown),
  ]
}

/** The browser sends a click after what it takes for a press; it comes in the same task or not at all. */
function swallowClick(): void {
  const release = listen('click', (event) => {
    event.stopPropagation()
    event.preventDefault()
  })
  setTimeout(release)
}

/** Hears of an event before anything on the page does. Returns the release. */
function listen<Kind extends keyof WindowEventMap>(
  kind: Kind,
  listener: (event: WindowEventMap[Kind]) => void,
): () => void {
  addEventListener(kind, listener, { capture: true })
  return () => removeEventListener(kind, listener, { capture: true })
}
