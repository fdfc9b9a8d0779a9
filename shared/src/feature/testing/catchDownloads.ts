/** A file that the browser would have saved. */
export interface Download {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

/** The downloads of a test so far. */
export interface Downloads {
  readonly names: readonly string[]
  /** The latest one. */
  last(): Promise<Download>
  release(): void
}

/** Catches the downloads of a page, because jsdom saves nothing. `last` rejects if nothing was downloaded. */
export function catchDownloads(): Downloads {
  const { createObjectURL, revokeObjectURL } = URL
  const { click } = HTMLAnchorElement.prototype
  const names: string[] = []
  let content = new Blob()
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) content = blob
    return 'blob:download'
  }
  URL.revokeObjectURL = () => {}
  HTMLAnchorElement.prototype.click = function download(this: HTMLAnchorElement) {
    names.push(this.download)
  }
  return {
    names,
    last: async () => {
      const name = names.at(-1)
      if (name === undefined) throw new Error('Nothing was downloaded.')
      return { name, type: content.type, bytes: await bytesOf(content) }
    },
    release: () => {
      Object.assign(URL, { createObjectURL, revokeObjectURL })
      HTMLAnchorElement.prototype.click = click
    },
  }
}

// A Blob of jsdom has no arrayBuffer().
const bytesOf = (blob: Blob) =>
  new Promise<Uint8Array>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () =>
      resolve(reader.result instanceof ArrayBuffer ? new Uint8Array(reader.result) : new Uint8Array())
    reader.onerror = () => reject(reader.error)
    reader.readAsArrayBuffer(blob)
  })
