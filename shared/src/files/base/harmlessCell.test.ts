import * as fc from 'fast-check'
import { harmlessCell, wholeCell } from './harmlessCell.ts'

/** Characters that a spreadsheet program may skip before it looks for a formula. */
const SKIPPED = ' \u00a0\ufeff\u200b\u2060\u00ad\u202e\u3000\u0001\v\n'
const FORMULA = '=+-@|＝＋－＠'
const risky = fc.string({
  unit: fc.constantFrom(...SKIPPED, ...FORMULA, "'", '\t', '\r', ';', 'a'),
  maxLength: 8,
})

test.each([
  ...['=1+1', '+1', '-1', '@SUM(A1)', '\tplain', '\rplain', '\nplain'],
  ...[' =1', '\u00a0=1', '\ufeff=1', '\u200b+1', "' =1", "'\u00a0'=1"],
  ...['＝1', '＋1', '－1', '＠SUM(A1)', '|calc', ' ＝1'],
])('%j is no formula any more', (text) => {
  expect(harmlessCell(text)).toBe(`'${text}`)
  expect(wholeCell(`'${text}`)).toBe(text)
})

test.each([
  ["A;=cmd|'/C calc'!A0;B", "A;'=cmd|'/C calc'!A0;B"],
  ['A\t=1', "A\t'=1"],
  ['A\n=1', "A\n'=1"],
  ['A; \u00a0+1;-2', "A; \u00a0'+1;'-2"],
  ["A;'=1", "A;''=1"],
  ['A;;;;@x', "A;;;;'@x"],
  ['=A;=B', "'=A;'=B"],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['\n=1', "'\n'=1"],
  [' \n -1', "' \n '-1"],
])('no part of %j is a formula after a separator', (text, cell) => {
  expect(harmlessCell(text)).toBe(cell)
  expect(wholeCell(cell)).toBe(text)
})

test.each(['', 'plain', "'quoted'", 'a=b', "'tis", ' plain', '\u00a0plain', 'a; b', 'a;\n'])(
  '%j stays as it is',
  (text) => {
    expect(harmlessCell(text)).toBe(text)
    expect(wholeCell(text)).toBe(text)
  },
)

test('no text is a formula, and each reads back unchanged', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), risky), (text) => {
      const cell = harmlessCell(text)
      expect(cell).not.toMatch(/^[\t\r\n]/)
      for (const part of cell.split(/[;\t\r\n]/)) {
        expect(part.replace(/^[\s\p{Cc}\p{Cf}]+/u, '')).not.toMatch(/^[=+\-@|＝＋－＠]/)
      }
      expect(cell.replace(/^[\s\p{Cc}\p{Cf}]+/u, '')).not.toMatch(/^[=+\-@|＝＋－＠]/)
      expect(wholeCell(cell)).toBe(text)
    }),
  )
})
