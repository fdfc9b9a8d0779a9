import { MOTION } from './shape.ts'

/**
 * Shows for a moment where an element came from, or what it looked like: it moves from `start` to its own look. Nothing
 * moves if the user prefers reduced motion.
 */
export function animateFrom(element: Element, start: Keyframe): void {
  if (globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return
  element.animate([start, {}], MOTION)
}
