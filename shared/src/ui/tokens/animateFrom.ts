import { MOTION } from './shape.ts'

/**
 * Animates an element from its earlier place or styles to the current ones. Nothing moves if the user prefers reduced
 * motion.
 * @param start the earlier styles
 */
export function animateFrom(element: Element, start: Keyframe): void {
  if (globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return
  element.animate([start, {}], MOTION)
}
