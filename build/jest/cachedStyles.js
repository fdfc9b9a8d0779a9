import { createRequire } from 'node:module'

const require = createRequire(import.meta.resolve('jest-environment-jsdom'))
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js')

/**
 * Returns a `getComputedStyle` that answers from a cache until the document changes. jsdom stores which declarations
 * apply to an element and forgets them at every change of the document, but copies and resolves them at each call:
 * Testing Library asks for the same ancestors of every element. No result changes.
 *
 * @param getComputedStyle jsdom's own
 */
export function cachedStyles(getComputedStyle) {
  /** Per document state, which is the object that jsdom replaces at every change. */
  const states = new WeakMap()
  return (element, pseudoElement) => {
    const node = implForWrapper(element)
    // jsdom does not notice changes of elements outside a document.
    if (pseudoElement || !node?._attached) return getComputedStyle(element, pseudoElement)
    const { _ownerDocument: owner } = node
    const known = states.get(owner._styleCache)?.get(node)
    if (known !== undefined) return known
    const style = getComputedStyle(element)
    const { _styleCache: state } = owner
    const styles = states.get(state) ?? new WeakMap()
    states.set(state, styles.set(node, style))
    return style
  }
}
