import { createListeners } from '@outcome-studio/shared/domain/base'
import { keyOf } from '@outcome-studio/shared/ui'

/** Distance in pixels that still counts as the end, because of rounding and zoom. */
const END = 4

const KEYS_UP: ReadonlySet<string> = new Set(['ArrowUp', 'PageUp', 'Home'])

/** Scrolls with growing content while the reader is at its end. */
export interface Follower {
  /** Whether new content is scrolled into view. */
  isFollowing(): boolean
  subscribe(listener: () => void): () => void
  /** Scrolls to the end and follows again. */
  jump(): void
  /** Stays where the reader is led to, until they are at the end again. */
  leave(): void
  release(): void
}

/**
 * Scrolls to the end of growing content until the reader scrolls away, and again once they are back at the end. The
 * distance from the end is no sign of the reader's intent, because content may grow at any time. Only wheel, touch and
 * keys are, and a position that decreases while the height stays the same.
 *
 * @param scroller the element that scrolls
 * @param content its growing content
 */
export function createFollower(scroller: HTMLElement, content: HTMLElement): Follower {
  const { add, notify } = createListeners()
  let isFollowing = true
  let last = { top: scroller.scrollTop, height: scroller.scrollHeight }

  const set = (next: boolean) => {
    if (next === isFollowing) return
    isFollowing = next
    notify()
  }
  const isScrollable = () => scroller.scrollHeight > scroller.clientHeight
  const leave = () => {
    if (isScrollable()) set(false)
  }
  const stayAtEnd = () => {
    if (isFollowing) scroller.scrollTop = scroller.scrollHeight
    last = { top: scroller.scrollTop, height: scroller.scrollHeight }
  }
  const onScroll = () => {
    const { scrollTop: top, scrollHeight: height, clientHeight } = scroller
    const isAtEnd = height - top - clientHeight <= END
    if (isAtEnd) set(true)
    else if (top < last.top && height === last.height) set(false)
    last = { top, height }
  }

  const handlers: readonly (readonly [keyof HTMLElementEventMap, (event: Event) => void])[] = [
    ['wheel', (event) => event instanceof WheelEvent && event.deltaY < 0 && leave()],
    ['touchmove', leave],
    ['keydown', (event) => event instanceof KeyboardEvent && isKeyUp(event) && leave()],
    ['scroll', onScroll],
  ]
  for (const [type, handler] of handlers) scroller.addEventListener(type, handler, { passive: true })
  const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(stayAtEnd)
  observer?.observe(content)
  observer?.observe(scroller)

  return {
    isFollowing: () => isFollowing,
    subscribe: add,
    jump: () => {
      set(true)
      stayAtEnd()
    },
    leave,
    release: () => {
      for (const [type, handler] of handlers) scroller.removeEventListener(type, handler)
      observer?.disconnect()
    },
  }
}

/** A key that scrolls up, unless it moves the caret of a field. */
const isKeyUp = (event: KeyboardEvent): boolean =>
  KEYS_UP.has(keyOf(event)) && !(event.target instanceof HTMLTextAreaElement)
