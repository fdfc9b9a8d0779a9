import fc from 'fast-check'
import { feedTokenOf } from './feedAddress.ts'

const TOKEN = 'aB3_-'.padEnd(43, 'x')

test('a path has a token if it consists of it', () => {
  expect(feedTokenOf(`/${TOKEN}.ics`)).toBe(TOKEN)
})

test.each([
  ['nothing', ''],
  ['a slash', '/'],
  ['no ending', `/${TOKEN}`],
  ['another ending', `/${TOKEN}.txt`],
  ['a token that is too short', `/${TOKEN.slice(1)}.ics`],
  ['a token that is too long', `/${TOKEN}x.ics`],
  ['a token that is very long', `/${'x'.repeat(100_000)}.ics`],
  ['a folder', `/${TOKEN}/${TOKEN}.ics`],
  ['a folder above', `/../${TOKEN}.ics`],
  ['an encoded folder above', `/..%2f${TOKEN}.ics`],
  ['an encoded character', `/%41${TOKEN.slice(1)}.ics`],
  ['a line break at the end', `/${TOKEN}.ics\n`],
  ['a null character', `/${TOKEN}\0.ics`],
])('%s is no token', (_what, path) => {
  expect(feedTokenOf(path)).toBeNull()
})

test('no other text is one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      fc.pre(!/^[\w-]{43}$/.test(text))
      expect(feedTokenOf(`/${text}.ics`)).toBeNull()
    }),
  )
})
