/*
 * What was measured with the official Firestore emulator. The tests of `firestore` repeat it there.
 */

const joined = (count: number, operand: string, operator: string) =>
  Array.from({ length: count }, () => operand).join(operator)

/** Conditions of a size: the largest that the compiler accepts, and a description. It refuses one more. */
export const NESTINGS: readonly (readonly [
  most: number,
  what: string,
  condition: (count: number) => string,
])[] = [
  [99, 'operands of &&', (count) => joined(count, 'true', ' && ')],
  [99, 'operands of ||', (count) => joined(count, 'true', ' || ')],
  [98, 'comparisons', (count) => joined(count, 'request.auth == 1', ' && ')],
  [98, 'terms of a sum', (count) => `${joined(count, '1', ' + ')} == 1`],
  [98, 'negations', (count) => `${'!'.repeat(count)}request.auth.token.a`],
  [97, 'negations of a call', (count) => `${'!'.repeat(count)}math.abs(1)`],
  [97, 'negations of an item', (count) => `${'!'.repeat(count)}[true][0]`],
  [98, 'brackets', (count) => `${'('.repeat(count)}true${')'.repeat(count)}`],
  [49, 'brackets after an operator', (count) => `${'true && ('.repeat(count)}true${')'.repeat(count)}`],
  [
    97,
    'bracketed texts with methods',
    (count) => `${'('.repeat(count)}'a'${').lower()'.repeat(count)} == 'a'`,
  ],
  [98, 'calls in arguments', (count) => `${"'a'.matches(".repeat(count)}'a'${')'.repeat(count)}`],
  [97, 'indexes in indexes', (count) => `${'[0]['.repeat(count)}0${']'.repeat(count)} == 0`],
  [97, 'paths in paths', (count) => `${'/a/$('.repeat(count)}b${')'.repeat(count)} == 0`],
  [97, 'lists', (count) => joined(count, '1 in [1]', ' && ')],
  [97, 'maps', (count) => `${"{'a': ".repeat(count)}1${'}'.repeat(count)} == 1`],
  [98, 'conditions', (count) => `${'true ? '.repeat(count)}true${' : false'.repeat(count)}`],
  [98, 'types', (count) => `1${' is bool'.repeat(count)}`],
]

/** Conditions that are true. Texts are sequences of UTF-16 code units, and only letters of ASCII have a case. */
export const TEXTS: readonly string[] = [
  "'a🚦b'.size() == 4 && 'a🚦b'[3] == 'b' && 'a🚦b'[1:3] == '🚦' && 'a🚦b'.matches('a.b')",
  "'ÀB'.lower() == 'Àb' && 'àb'.upper() == 'àB' && '\\u00a0\\u0001 x\\n'.trim() == '\\u00a0\\u0001 x'",
  "''.split(',') == [''] && ','.split(',') == [''] && 'a,,b,,'.split(',') == ['a', '', 'b']",
  "[1, 1.5, true, null, 'a'].join(',') == '1,1.5,true,null,a'",
]

/** Expressions about a document with a `count`, and how many expressions they count as. */
export const COSTS: readonly (readonly [expression: string, count: number])[] = [
  ["'a'", 1],
  ['request', 1],
  ['resource.data.count', 3],
  ["resource.data['count']", 4],
  ['1 + 1', 3],
  ['-1', 2],
  ['((1))', 1],
  ['1 is int', 3],
  ['[1, 2]', 3],
  ["{'a': 1}", 3],
  ['/a/b', 3],
  ['/a/$(database)/c/d', 5],
  ['exists(/databases/$(database)/documents/things/x)', 7],
  ['yes()', 2],
  ['same(1)', 3],
  ['same(same(1))', 5],
  ['bound(1)', 5],
  ['math.abs(1)', 2],
  ["'a'.matches('b')", 3],
  ["resource.data.get(['a'], 1)", 6],
  ["'abc'[0:1]", 4],
  ["'abc'[:1]", 4],
  ['yes() && yes()', 6],
  ['no() && yes()', 3],
  ['yes() || yes()', 3],
  ['no() || no()', 6],
  ['failing() || true', 6],
  ['yes() ? same(1) : 2', 7],
  ['no() ? 1 : same(2)', 9],
]

/** Items of a list that fit into the 1,000 expressions besides the comparison in `padded`. */
export const MOST_PADDING = 996

/** The functions of COSTS, and a rule that evaluates an expression and so many others. */
export function padded(expression: string, padding: number): string {
  const items = [expression, ...Array.from({ length: padding }, () => '1')].join(',')
  return `
    function yes() { return true; }
    function no() { return false; }
    function same(x) { return x; }
    function bound(x) { let y = x; return y; }
    function failing() { return request.nothing; }
    allow get: if [${items}].size() > 0;`
}
