import { CONTENT_ID } from '../focus/focusContent.ts'

/**
 * Whether something modal lies over the page, be it the shell's or a feature's: the screen below is then taken
 * away from the keyboard and from assistive technology.
 */
export function isContentCovered(): boolean {
  const content = document.getElementById(CONTENT_ID)
  if (document.querySelector('dialog[open]') !== null) return true
  return content !== null && content.closest('[inert], [aria-hidden="true"]') !== null
}
