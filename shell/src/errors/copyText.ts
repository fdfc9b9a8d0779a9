/**
 * Puts a text on the clipboard.
 * @param clipboard absent where the page is not served securely
 * @returns whether the browser let it
 */
export async function copyText(
  text: string,
  clipboard: Pick<Clipboard, 'writeText'> | undefined = navigator.clipboard,
): Promise<boolean> {
  try {
    await clipboard?.writeText(text)
    return clipboard !== undefined
  } catch {
    // Refused by the browser or the member: whoever asked says so, and the text can still be selected.
    return false
  }
}
