/**
 * Goes on where a key that is being pressed cannot move the cursor any further, as at the first and last line of a
 * text: which line that is only the browser knows, so it is asked to move first.
 */
export function ifCursorStays(field: HTMLTextAreaElement, goOn: () => void): void {
  const { selectionStart, selectionEnd } = field
  setTimeout(() => {
    const stays = field.selectionStart === selectionStart && field.selectionEnd === selectionEnd
    if (stays && document.activeElement === field) goOn()
  })
}
