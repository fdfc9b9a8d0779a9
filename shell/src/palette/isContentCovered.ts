import { CONTENT_ID } from '../focus/focusContent.ts'

/**
 * Whether a modal of the shell or of a feature is open. The main element is then inert or hidden from assistive
 * technology.
 */
export function isContentCovered(): boolean {
  const content = document.getElementById(CONTENT_ID)
  if (document.querySelector('dialog[open]') !== null) return true
  return content !== null && content.closest('[inert], [aria-hidden="true"]') !== null
}
