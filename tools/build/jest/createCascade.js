import { createRequire } from 'node:module'
import './fasterStyles.js'

const require = createRequire(import.meta.resolve('jest-environment-jsdom'))
const requireOfJsdom = createRequire(require.resolve('jsdom'))
const cssom = requireOfJsdom('rrweb-cssom')
const { CSSStyleDeclaration } = requireOfJsdom('cssstyle')
const defaultStyleSheet = require('jsdom/lib/jsdom/browser/default-stylesheet.js')
const { matchesDontThrow } = require('jsdom/lib/jsdom/living/helpers/selectors.js')

/** The properties that Testing Library reads. None of them is part of a shorthand. */
export const READ_OFTEN = ['display', 'visibility', 'pointer-events']

/** Rules of a sheet that declare one of the properties, in their order. */
const rulesOf = new WeakMap()
/** By property and value: what a declaration makes of it. Undefined if it refuses the value. */
const accepted = new Map()
const defaults = cssom.parse(defaultStyleSheet)

/**
 * Returns a function from an element to its declared values of these properties, by jsdom's rules: of all that apply,
 * the last declaration counts. The result holds while the document does not change.
 *
 * @param document jsdom's implementation of a document
 */
export function createCascade(document) {
  const rules = [defaults, ...document.styleSheets._list].flatMap(declaringRules)
  const known = new WeakMap()
  return (element) => {
    const values = known.get(element) ?? cascade(rules, element)
    known.set(element, values)
    return values
  }
}

function cascade(rules, element) {
  const values = {}
  for (const { selector, declarations } of rules) {
    if (matchesDontThrow(element, selector)) apply(values, declarations)
  }
  if (element.hasAttributeNS(null, 'style')) apply(values, declarationsIn(element.style))
  return values
}

function apply(values, declarations) {
  for (const [property, value] of declarations) {
    const taken = acceptedValue(property, value)
    if (value === 'unset') delete values[property]
    else if (taken !== '') values[property] = taken
  }
}

function acceptedValue(property, value) {
  const key = `${property}:${value}`
  const known = accepted.get(key)
  if (known !== undefined) return known
  const declaration = new CSSStyleDeclaration()
  declaration.setProperty(property, value)
  const taken = declaration.getPropertyValue(property)
  accepted.set(key, taken)
  return taken
}

/** A sheet whose text changes is replaced; rules that are inserted or deleted change their number. */
function declaringRules(sheet) {
  const known = rulesOf.get(sheet)
  if (known !== undefined && known.count === sheet.cssRules.length) return known.rules
  const rules = Array.from(sheet.cssRules)
    .flatMap(appliedRules)
    .flatMap((rule) => {
      const declarations = rule.style === undefined ? [] : declarationsIn(rule.style)
      return declarations.length === 0 ? [] : [{ selector: rule.selectorText, declarations }]
    })
  rulesOf.set(sheet, { count: sheet.cssRules.length, rules })
  return rules
}

function appliedRules(rule) {
  if (!rule.media) return [rule]
  return Array.from(rule.media).includes('screen') ? Array.from(rule.cssRules) : []
}

function declarationsIn(style) {
  return Array.from(style).flatMap((name) => {
    const property = name.toLowerCase()
    return READ_OFTEN.includes(property) ? [[property, style.getPropertyValue(name)]] : []
  })
}
