import * as fc from 'fast-check'
import { sessionTitle } from './sessionTitle.ts'

test.each([
  ['I help nurses', 'I help nurses'],
  ['\n  \r\n I   help\tnurses \nand doctors', 'I help nurses'],
  ['   ', 'New session'],
  [
    'I help nurses in hospitals to hand over their patients at the end of a shift',
    'I help nurses in hospitals to hand over their patients at the end of a shift',
  ],
  ['nurses '.repeat(40), `${'nurses '.repeat(28).trim()}…`],
  ['a'.repeat(200), 'a'.repeat(200)],
  ['a'.repeat(201), `${'a'.repeat(199)}…`],
  ['😀'.repeat(101), `${'😀'.repeat(99)}…`],
])('the title of %j is %j', (text, title) => {
  expect(sessionTitle(text)).toBe(title)
})

test('a title is one line of 1 to 200 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const title = sessionTitle(text)
      expect(title.length).toBeGreaterThan(0)
      expect(title.length).toBeLessThanOrEqual(200)
      expect(title).not.toMatch(/[\r\n]/)
    }),
  )
})
