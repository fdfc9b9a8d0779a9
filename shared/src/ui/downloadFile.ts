/**
 * Saves a file through the browser.
 *
 * @param content text or bytes
 */
export function downloadFile(
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  mediaType: string,
): void {
  const address = URL.createObjectURL(new Blob([content], { type: mediaType }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has started and no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(address))
}
