import { TestEnvironment } from 'jest-environment-jsdom'

/**
 * jsdom plus what every browser has and jsdom lacks: the encoders and the fetch family, which the router
 * needs, and the question whether an element is rendered. Its AbortController is replaced too, because Node's
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
  }
}

function isRendered() {
  const { getComputedStyle } = this.ownerDocument.defaultView
  for (let element = this; element !== null; element = element.parentElement) {
    if (getComputedStyle(element).display === 'none') return false
  }
  return this.isConnected
}
