/** Id of the main element, which contains the screen. */
export const CONTENT_ID = 'content'

/** Moves focus to the main element, if there is one. If it is focused already, screen readers announce it again. */
export function focusContent(): void {
  const content = document.getElementById(CONTENT_ID)
  if (isContentFocused()) content?.blur()
  content?.focus({ preventScroll: true })
}

/** Whether the main element itself has focus. */
export const isContentFocused = (): boolean => document.activeElement?.id === CONTENT_ID

/** Whether an element inside the main element has focus. */
export const isFocusInContent = (): boolean =>
  !isContentFocused() && document.activeElement?.closest(`#${CONTENT_ID}`) != null
