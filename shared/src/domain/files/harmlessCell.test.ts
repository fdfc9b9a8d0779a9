import * as fc from 'fast-check'
import { harmlessCell, wholeCell } from './harmlessCell.ts'

const risky = fc.stringMatching(/^[=+\-@\t\r'a]{0,6}$/)

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('%j is no formula any more', (text) => {
  expect(harmlessCell(text)).toBe(`'${text}`)
})

test.each(['', 'plain', "'quoted'", 'a=b', "'tis"])('%j stays as it is', (text) => {
  expect(harmlessCell(text)).toBe(text)
})

test('no text is a formula, and each reads back unchanged', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), risky), (text) => {
      expect(harmlessCell(text)).not.toMatch(/^[=+\-@\t\r]/)
      expect(wholeCell(harmlessCell(text))).toBe(text)
    }),
  )
})
