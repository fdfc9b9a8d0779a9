/** @jest-environment jsdom */
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { mayMatch } from './mayMatch.ts'

const HTML = `
  <main class="a"><p id="p" class="a b">x</p><input disabled><svg><linearGradient class="c"/></svg></main>
  <dialog open class="d-1"><button type="button" data-x="y, .z" class="a c">y</button></dialog>`

const SELECTORS = [
  ...['*', 'p', 'P', '.b', '.a.b', 'p.a', '#p', 'p#p.b', '.a#p', '.d-1', 'button', 'linearGradient'],
  ...[
    'main p',
    'main > .b',
    'p + input',
    'p~input',
    '.d-1 .c',
    'div .c',
    'dialog:not([open])',
    'dialog[open]',
  ],
  ...[
    '.a:not(.b, .c)',
    '.a:is(.b, .x)',
    ':is(p, button)',
    'main:has(> input:disabled)',
    '.zz:has(p)',
    'q, .b',
  ],
  ...[
    '[data-x="y, .z"]',
    'button[data-x="y, .z"].c',
    'input:disabled',
    '.a:first-child',

    '.\\61',
    '.x[data-x="("], .b',
    '.x[data-x=")"], .b',
    'html',
  ],
]

test.each(SELECTORS)('no element that %s matches is excluded', (selector) => {
  document.body.innerHTML = HTML
  for (const element of document.querySelectorAll('*')) {
    if (element.matches(selector)) expect([element.outerHTML, mayMatch(element, selector)]).toContain(true)
  }
})

test.each([
  ['another tag', 'button'],
  ['another class', '.c'],
  ['one class of two', '.a.c'],
  ['the class of an ancestor', 'main.a .x'],
  ['a class before a pseudo-class', '.x:has(p)'],
  ['all alternatives', '.x, button, input:disabled'],
])('an element that lacks %s is excluded', (_what, selector) => {
  document.body.innerHTML = HTML
  const element = document.querySelector('#p')
  if (element === null) throw new Error('There is no paragraph.')
  expect(mayMatch(element, selector)).toBe(false)
})
