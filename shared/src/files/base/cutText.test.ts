import * as fc from 'fast-check'
import { cutText } from './cutText.ts'

test.each([
  ['Rosa', 10, 'Rosa'],
  ['Rosa', 2, 'Ro'],
  ['ab🌍', 4, 'ab🌍'],
  ['ab🌍', 3, 'ab'],
  ['🌍', 1, ''],
])('%s has %d characters as %s', (text, length, cut) => {
  expect(cutText(text, length)).toBe(cut)
})

test('a well-formed text stays well-formed, and none becomes longer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, length) => {
      expect(cutText(text, length).isWellFormed()).toBe(true)
      expect(cutText(text, length).length).toBeLessThanOrEqual(Math.max(length, 0))
      expect(text.startsWith(cutText(text, length))).toBe(true)
    }),
  )
})
