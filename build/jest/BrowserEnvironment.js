import { TestEnvironment } from 'jest-environment-jsdom'

/**
 * jsdom plus what every browser has and jsdom lacks: the encoders and the fetch family, which the router
 * needs, the bytes of a file, and the question whether an element is rendered. Its AbortController is replaced too, because Node's
 * Request accepts none but Node's signals.
 */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    Object.assign(this.global, {
      TextDecoder,
      TextEncoder,
      AbortController,
      AbortSignal,
      Headers,
      Request,
      Response,
      fetch,
      structuredClone,
    })
    this.global.Element.prototype.checkVisibility = isRendered
    this.global.Blob.prototype.arrayBuffer = bytesBy(this.global.FileReader)
  }
}

function isRendered() {
  const { getComputedStyle } = this.ownerDocument.defaultView
  for (let element = this; element !== null; element = element.parentElement) {
    if (getComputedStyle(element).display === 'none') return false
  }
  return this.isConnected
}

const bytesBy = (FileReader) =>
  function arrayBuffer() {
    const reader = new FileReader()
    return new Promise((resolve, reject) => {
      reader.onload = () => resolve(reader.result)
      reader.onerror = () => reject(reader.error)
      reader.readAsArrayBuffer(this)
    })
  }
