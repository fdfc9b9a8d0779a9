/** Id of the element that holds the screen. */
export const CONTENT_ID = 'content'

/** Moves the keyboard to the screen itself, where there is one. */
export function focusContent(): void {
  document.getElementById(CONTENT_ID)?.focus()
}

/** Whether the screen itself, rather than something in it, has the keyboard. */
export const isContentFocused = (): boolean => document.activeElement?.id === CONTENT_ID
