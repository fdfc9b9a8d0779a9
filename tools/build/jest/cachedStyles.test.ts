/** @jest-environment <rootDir>/tools/build/jest/BrowserEnvironment.js */
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import fc from 'fast-check'

const CLASSES = ['a', 'b', 'c'] as const
const DECLARATIONS = [
  'display: none',
  'visibility: hidden',
  'pointer-events: none',
  'color: red',
  'background-color: currentcolor',
] as const
const SELECTORS = ['.a', '.b', '.c', '.a .b', 'p', 'p:first-child', '[hidden]'] as const

/** jsdom's own `getComputedStyle`. */
const compute: typeof getComputedStyle = Reflect.get(getComputedStyle, 'uncached')

type Change = (nodes: readonly HTMLElement[], sheet: HTMLStyleElement) => void

const node = fc.nat({ max: 9 })
const pick = (nodes: readonly HTMLElement[], at: number) => nodes[at % nodes.length] ?? document.body
const rule = fc.tuple(fc.constantFrom(...SELECTORS), fc.constantFrom(...DECLARATIONS))

/** Changes of a document that may change a style. */
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(node, fc.constantFrom(...CLASSES)).map(
    ([at, name]): Change =>
      (nodes) => {
        pick(nodes, at).classList.toggle(name)
      },
  ),
  fc.tuple(node, fc.constantFrom(...DECLARATIONS)).map(
    ([at, style]): Change =>
      (nodes) => {
        pick(nodes, at).style.cssText = style
      },
  ),
  node.map(
    (at): Change =>
      (nodes) => {
        pick(nodes, at).toggleAttribute('hidden')
      },
  ),
  fc.tuple(node, node).map(
    ([at, into]): Change =>
      (nodes) => {
        const [moved, parent] = [pick(nodes, at), pick(nodes, into)]
        if (!moved.contains(parent)) parent.prepend(moved)
      },
  ),
  node.map(
    (at): Change =>
      (nodes) =>
        pick(nodes, at).remove(),
  ),
  rule.map(
    ([selector, style]): Change =>
      (_nodes, sheet) => {
        sheet.append(`${selector} { ${style} }`)
      },
  ),
  fc.constant<Change>((_nodes, sheet) => sheet.replaceChildren()),
)

/** Makes the changes in a new document. Returns the styles of all elements after each, which are read twice. */
function stylesAfter(changes: readonly Change[], read: (element: Element) => CSSStyleDeclaration) {
  document.head.innerHTML = '<style></style>'
  document.body.innerHTML = '<p><i></i><b class="a"></b></p><div class="b"><p class="c"><i></i></p></div>'
  const sheet = document.head.querySelector('style')
  if (sheet === null) throw new Error('There is no style sheet.')
  const nodes = [...document.body.querySelectorAll<HTMLElement>('*')]
  return changes.map((apply) => {
    apply(nodes, sheet)
    return [...nodes, ...nodes].map((each) => {
      const style = read(each)
      return [style.cssText, style.display, style.visibility, style.pointerEvents, style.color]
    })
  })
}

test('the cache has the styles that jsdom computes, after all changes of a document', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
      expect(stylesAfter(changes, (each) => getComputedStyle(each))).toEqual(stylesAfter(changes, compute))
    }),
    { numRuns: 30 },
  )
})

test('a style is computed once while the document stays the same', () => {
  document.body.innerHTML = '<p></p>'
  const [paragraph = document.body] = document.querySelectorAll('p')
  const style = getComputedStyle(paragraph)
  expect(getComputedStyle(paragraph)).toBe(style)
  paragraph.title = 'changed'
  expect(getComputedStyle(paragraph)).not.toBe(style)
})
