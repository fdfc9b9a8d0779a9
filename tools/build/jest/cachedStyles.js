import { createRequire } from 'node:module'

const require = createRequire(import.meta.resolve('jest-environment-jsdom'))
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js')

/**
 * Returns a `getComputedStyle` that answers from a cache until the document changes. jsdom stores which declarations
 * apply to an element and forgets them at each change, but copies and resolves them at each call. Testing Library asks
 * for the same ancestors of every element. No result changes.
 *
 * @param uncached jsdom's own, which the result has as a property
 */
export function cachedStyles(uncached) {
  /** By the object with jsdom's own cache, which every change of a document replaces. */
  const states = new WeakMap()
  const cached = (element, pseudoElement) => {
    const node = implForWrapper(element)
    // jsdom does not notice changes of elements outside a document.
    if (pseudoElement || !node?._attached) return uncached(element, pseudoElement)
    const document = node._ownerDocument
    const known = states.get(document._styleCache)?.get(node)
    if (known !== undefined) return known
    const style = uncached(element)
    const styles = states.get(document._styleCache) ?? new WeakMap()
    states.set(document._styleCache, styles.set(node, style))
    return style
  }
  return Object.assign(cached, { uncached })
}
