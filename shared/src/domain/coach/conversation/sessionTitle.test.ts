import * as fc from 'fast-check'
import { sessionTitle } from './sessionTitle.ts'

test.each([
  ['I help nurses', 'I help nurses'],
  ['\n  \r\n I   help\tnurses \nand doctors', 'I help nurses'],
  ['   ', 'New session'],
  [
    'I help nurses in hospitals to hand over their patients at the end of a shift',
    'I help nurses in hospitals to hand over their patients at…',
  ],
  ['a'.repeat(60), 'a'.repeat(60)],
  ['a'.repeat(61), `${'a'.repeat(59)}…`],
  ['😀'.repeat(40), `${'😀'.repeat(29)}…`],
])('the title of %j is %j', (text, title) => {
  expect(sessionTitle(text)).toBe(title)
})

test('a title is one line of 1 to 60 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const title = sessionTitle(text)
      expect(title.length).toBeGreaterThan(0)
      expect(title.length).toBeLessThanOrEqual(60)
      expect(title).not.toMatch(/[\r\n]/)
    }),
  )
})
