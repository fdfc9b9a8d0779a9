// Before jsdom is loaded.
import './fasterStyles.js'

import { TestEnvironment } from 'jest-environment-jsdom'
import { lazyStyles } from './lazyStyles.js'
import { limitWaits } from './limitWaits.ts'
import { refuseLimit } from './refuseLimit.ts'
import { setClock } from './setClock.ts'
import { workerScope } from './workerScope.js'

/**
 * jsdom with the browser APIs that it lacks: encoders, the fetch family, `arrayBuffer` of files, `checkVisibility`, and
 * an `animate` that does nothing. AbortController is replaced because Node's Request accepts only Node's signals. Test
 * files of one worker share a map, as in NodeEnvironment.
 */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    this.projectConfig = config.projectConfig
  }

  async setup() {
    await super.setup()
    setClock(this, this.projectConfig)
    const { setTimeout, setInterval } = this.global
    const idleTime = () => performance.eventLoopUtilization().idle
    this.global.setTimeout = limitWaits({ setTimeout, setInterval }, idleTime)
    this.global.getComputedStyle = lazyStyles(this.global.getComputedStyle)
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
      workerScope,
      // styled-components inserts rules as in production. Texts would be parsed anew with each rule.
      SC_DISABLE_SPEEDY: false,
    })
    this.global.Element.prototype.checkVisibility = isRendered
    this.global.Element.prototype.animate = () => null
    this.global.Blob.prototype.arrayBuffer = bytesBy(this.global.FileReader)
  }

  handleTestEvent(event) {
    refuseLimit(event)
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
