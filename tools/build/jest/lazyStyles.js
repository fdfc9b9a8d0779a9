import { createRequire } from 'node:module'
import { createCascade, READ_OFTEN } from './createCascade.js'

const require = createRequire(import.meta.resolve('jest-environment-jsdom'))
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js')
const { propertiesWithResolvedValueImplemented } = require('jsdom/lib/jsdom/living/helpers/style-rules.js')

/**
 * Returns a `getComputedStyle` that answers from a cache until the document changes, and computes only what is read.
 * Testing Library asks for whether an element is displayed, visible and takes a pointer, of each element and all its
 * ancestors, and jsdom then computes and copies each property of each. Every value is jsdom's. Two results differ, and
 * are those of browsers: a style that was taken before a change tells what holds after it, and a rule that is inserted
 * into a sheet applies at once.
 *
 * @param uncached jsdom's own, which the result has as a property
 */
export function lazyStyles(uncached) {
  /** By the object with jsdom's own cache, which every change of a document replaces. */
  const states = new WeakMap()
  const stateOf = (document) => {
    const count = document.styleSheets._list.reduce((sum, { cssRules }) => sum + cssRules.length, 0)
    const known = states.get(document._styleCache)
    if (known?.count === count) return known
    // jsdom does not notice a rule that is inserted.
    document._styleCache = new WeakMap()
    const state = { count, cascade: createCascade(document), styles: new WeakMap() }
    states.set(document._styleCache, state)
    return state
  }
  const lazy = (element, pseudoElement) => {
    const node = implForWrapper(element)
    // jsdom does not notice changes of elements outside a document.
    if (pseudoElement || !node?._attached) return uncached(element, pseudoElement)
    const { styles } = stateOf(node._ownerDocument)
    const known = styles.get(node)
    if (known !== undefined) return known
    const read = (property) => resolve(stateOf(node._ownerDocument).cascade, node, property)
    const style = computedWhenRead(read, () => uncached(element))
    styles.set(node, style)
    return style
  }
  return Object.assign(lazy, { uncached })
}

/** jsdom's `getResolvedValue`, with another cascade. */
function resolve(cascade, node, property) {
  const rule = propertiesWithResolvedValueImplemented[property]
  for (let each = node; each !== null; each = each.parentElement) {
    const value = cascade(each)[property]
    if (value !== undefined) return value
    if (rule?.inherited !== true) break
  }
  return rule?.initial ?? ''
}

function computedWhenRead(read, compute) {
  let computed = null
  const whole = () => {
    computed ??= compute()
    return computed
  }
  const getPropertyValue = (property) =>
    READ_OFTEN.includes(property) ? read(property) : whole().getPropertyValue(property)
  return new Proxy(
    {},
    {
      get(_target, key) {
        if (key === 'getPropertyValue') return getPropertyValue
        const property = key === 'pointerEvents' ? 'pointer-events' : key
        if (READ_OFTEN.includes(property)) return read(property)
        const value = Reflect.get(whole(), key)
        return typeof value === 'function' ? value.bind(whole()) : value
      },
      has: (_target, key) => Reflect.has(whole(), key),
      getPrototypeOf: () => Reflect.getPrototypeOf(whole()),
    },
  )
}
