/** Id of the element that holds the screen. */
export const CONTENT_ID = 'content'

/** Moves the keyboard to the screen itself, where there is one. Said anew even if it is there already. */
export function focusContent(): void {
  const content = document.getElementById(CONTENT_ID)
  if (isContentFocused()) content?.blur()
  content?.focus({ preventScroll: true })
}

/** Whether the screen itself, rather than something in it, has the keyboard. */
export const isContentFocused = (): boolean => document.activeElement?.id === CONTENT_ID

/** Whether something in the screen, rather than the screen itself, has the keyboard. */
export const isFocusInContent = (): boolean =>
  !isContentFocused() && document.activeElement?.closest(`#${CONTENT_ID}`) != null
