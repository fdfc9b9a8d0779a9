/** Adds `Blob.arrayBuffer`, which jsdom does not have. */
export function provideBlobBytes(): void {
  Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
    return new Promise((resolve, reject) => {
      const reader = new FileReader()
      reader.onload = () => (reader.result instanceof ArrayBuffer ? resolve(reader.result) : reject())
      reader.onerror = () => reject(reader.error)
      reader.readAsArrayBuffer(this)
    })
  }
}
