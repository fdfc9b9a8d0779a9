/** @jest-environment <rootDir>/tools/build/jest/BrowserEnvironment.js */
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import fc from 'fast-check'

const CLASSES = ['a', 'b', 'c'] as const
const DECLARATIONS = [
  'display: none',
  'display: Flex',
  'display: inherit',
  'DISPLAY: block !important',
  'display: unset',
  'visibility: hidden',
  'visibility: visible',
  'visibility: unset',
  'pointer-events: none',
  'pointer-events: auto; display: inline-block',
  'all: unset',
  'color: red',
  'background-color: currentcolor',
] as const
const SELECTORS = ['.a', '.b', '.c', '.a .b', 'p', 'p:first-child', '[hidden]', '::-unknown'] as const
const SURROUNDINGS = ['', '@media screen', '@media print', '@supports (display: grid)'] as const

/** jsdom's own `getComputedStyle`. */
const compute: typeof getComputedStyle = Reflect.get(getComputedStyle, 'uncached')

type Change = (nodes: readonly HTMLElement[], sheet: HTMLStyleElement) => void

const node = fc.nat({ max: 9 })
const pick = (nodes: readonly HTMLElement[], at: number) => nodes[at % nodes.length] ?? document.body
const rule = fc.tuple(
  fc.constantFrom(...SELECTORS),
  fc.constantFrom(...DECLARATIONS),
  fc.constantFrom(...SURROUNDINGS),
)

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
    ([selector, style, surroundings]): Change =>
      (_nodes, sheet) => {
        const text = `${selector} { ${style} }`
        sheet.append(surroundings === '' ? text : `${surroundings} { ${text} }`)
      },
  ),
  rule.map(
    ([selector, style]): Change =>
      (_nodes, { sheet }) => {
        sheet?.insertRule(`${selector} { ${style} }`)
        // jsdom notices the rule with the next change.
        document.body.toggleAttribute('title')
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
      return [
        style.display,
        style.visibility,
        style.pointerEvents,
        style.getPropertyValue('visibility'),
        style.getPropertyValue('pointer-events'),
        style.color,
        style.cssText,
        'display' in style,
        style instanceof CSSStyleDeclaration,
      ]
    })
  })
}

test('styles are those that jsdom computes, after all changes of a document', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
      expect(stylesAfter(changes, (each) => getComputedStyle(each))).toEqual(stylesAfter(changes, compute))
    }),
    { numRuns: 100 },
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

test('a rule that is inserted into a sheet applies at once', () => {
  document.head.innerHTML = '<style>p { color: red }</style>'
  document.body.innerHTML = '<p></p>'
  const [paragraph = document.body] = document.querySelectorAll('p')
  expect(getComputedStyle(paragraph).display).toBe('block')
  document.head.querySelector('style')?.sheet?.insertRule('p { display: none; color: blue }', 1)
  expect(getComputedStyle(paragraph).display).toBe('none')
  expect(getComputedStyle(paragraph).color).toBe('rgb(0, 0, 255)')
})
