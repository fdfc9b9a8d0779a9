/** Hands a file to the browser to be saved. @param content a text, or bytes */
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
  // The download has taken hold of the content by then.
  setTimeout(() => URL.revokeObjectURL(address))
}
