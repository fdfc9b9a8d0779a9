import * as fc from 'fast-check'
import { compilePattern } from './compilePattern.ts'

const placesOf = (pattern: string, text: string) => {
  const reading = compilePattern(pattern)
  if ('refused' in reading) throw new Error(reading.refused)
  return reading.compiled.find(text).map(({ start, end }) => text.slice(start, end))
}
const refusal = (pattern: string) => {
  const reading = compilePattern(pattern)
  return 'refused' in reading ? reading.refused : null
}

test.each([
  ['team', 'The Team meets a team', ['Team', 'team']],
  ['(?-i)Team', 'The Team meets a team', ['Team']],
  ['\\bAPI\\b', 'an API, apis', ['API']],
  ['^minimise', 'Minimise the time', ['Minimise']],
  ['^.{12,}', 'short', []],
  ['\\p{Lu}{2,}', 'the NHS', ['the', 'NHS']],
  ['(?-i)\\p{Lu}{2,}', 'the ÜBÄ', ['ÜBÄ']],
  ['a*', 'bbb', []],
  ['👍', 'good 👍 very', ['👍']],
])('%j in %j', (pattern, text, places) => {
  expect(placesOf(pattern, text)).toEqual(places)
})

test.each([
  ['(?=a)b', /Looking ahead or behind/],
  ['a(?!b)', /Looking ahead or behind/],
  ['(?<=a)b', /Looking ahead or behind/],
  ['(?<!a)b', /Looking ahead or behind/],
  ['(a)\\1', /back-reference/],
  ['(?<x>a+)\\k<x>', /back-reference/],
  ['((a+)\\2)+$', /back-reference/],
  ['a{2000}', /too large/],
  ['((a{1,100}){1,100}){1,100}', /too large/],
  ['(a{1,30}){1,40}', /too large/],
  ['(a|b', /round brackets/],
  ['a)', /round brackets/],
  ['[a', /square bracket/],
  ['*a', /nothing to repeat/],
  ['a\\', /last backslash/],
])('%j is refused with a reason', (pattern, reason) => {
  expect(refusal(pattern)).toMatch(reason)
})

/** Patterns that take exponential time in a backtracking engine. */
const EVIL = [
  '(a+)+$',
  '(a|aa)+$',
  '(a|a?)+$',
  '(.*)*$x',
  '(.*a){20}$x',
  '((a*)*)*b',
  '([a-zA-Z]+)*\\d',
  '(x+x+)+y',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '(a|b|ab)*c',
  '(?:(?:a{0,9}){0,9}){0,9}b',
  '\\s+$',
  '(.{0,50}){0,15}!',
]
const LONG = [
  'a'.repeat(100_000),
  `${'a'.repeat(100_000)}!`,
  ' '.repeat(100_000),
  'ab'.repeat(50_000),
  'x'.repeat(100_000),
]

test.each(EVIL)('the pattern %j comes to an end on long texts, or is refused', (pattern) => {
  const reading = compilePattern(pattern)
  if ('refused' in reading) {
    expect(reading.refused).toMatch(/too large/)
    return
  }
  for (const text of LONG) expect(reading.compiled.find(text).length).toBeLessThanOrEqual(5)
})

const part = fc.constantFrom('a', 'b', '.', '\\w', '[a-c]', ' ', 'aa', '\\b', '^', '$')
const { anyPattern } = fc.letrec<{ anyPattern: string }>((tie) => ({
  anyPattern: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    part,
    fc.tuple(tie('anyPattern'), tie('anyPattern')).map((two) => two.join('')),
    fc.tuple(tie('anyPattern'), tie('anyPattern')).map((two) => `(${two.join('|')})`),
    fc
      .tuple(tie('anyPattern'), fc.constantFrom('*', '+', '?', '{1,9}', '{3}', '*?'))
      .map(([inner, repeat]) => `(${inner})${repeat}`),
  ),
}))

test('whatever the pattern, a search terminates and returns spans in order', () => {
  fc.assert(
    fc.property(
      anyPattern,
      fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), maxLength: 3_000 }),
      (pattern, text) => {
        const reading = compilePattern(pattern)
        if ('refused' in reading) return
        let read = 0
        for (const { start, end } of reading.compiled.find(text)) {
          expect(start).toBeGreaterThanOrEqual(read)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(text.length)
          read = end
        }
      },
    ),
  )
})
