/**
 * Calls `onStay` if the key being pressed does not move the cursor, as at the first and last line of a text.
 * Only the browser knows which line that is, so the cursor is compared after the browser handled the key.
 */
export function ifCursorStays(field: HTMLTextAreaElement, onStay: () => void): void {
  const { selectionStart, selectionEnd } = field
  setTimeout(() => {
    const isSame = field.selectionStart === selectionStart && field.selectionEnd === selectionEnd
    if (isSame && document.activeElement === field) onStay()
  })
}
