/**
 * Copies a text to the clipboard.
 * @param clipboard undefined if the page is not served over a secure connection
 * @returns whether the text was copied
 */
export async function copyText(
  text: string,
  clipboard: Pick<Clipboard, 'writeText'> | undefined = navigator.clipboard,
): Promise<boolean> {
  try {
    await clipboard?.writeText(text)
    return clipboard !== undefined
  } catch {
    // The browser or the user denied permission. The caller shows this; the text can still be selected.
    return false
  }
}
