import { MOTION } from './shape.ts'

/** The latest animation of each element. */
const latest = new WeakMap<Element, Animation>()

/**
 * Animates an element from its earlier place or styles to the current ones. Nothing moves if the user prefers reduced
 * motion.
 * @param start the earlier styles
 */
export function animateFrom(element: Element, start: Keyframe): void {
  if (globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return
  // With an earlier one on the element, even a finished one, Chromium lays out and paints each frame on the main thread.
  latest.get(element)?.cancel()
  latest.set(element, element.animate([start, {}], MOTION))
}
