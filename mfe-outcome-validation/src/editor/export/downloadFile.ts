/** Hands a text to the browser to be saved as a file. */
export function downloadFile(name: string, text: string, mediaType: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: mediaType }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has taken hold of the content by then.
  setTimeout(() => URL.revokeObjectURL(address))
}
