import * as fc from 'fast-check'
import { parseTable } from './parseTable.ts'

test.each([
  ['one cell', [['one cell']]],
  [
    'a\tb\nc\td\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\tb\r\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['"two\nlines"\t"a ""quoted"" word"', [['two\nlines', 'a "quoted" word']]],
  ['"a\ttab"\tb', [['a\ttab', 'b']]],
  ['"Stop" he said\tb', [['"Stop" he said', 'b']]],
  ['"open\tb', [['"open', 'b']]],
  ['"I never know when it is done"', [['"I never know when it is done"']]],
  ['"quoted"\tb', [['"quoted"', 'b']]],
  ['a\t\tc', [['a', '', 'c']]],
  ['', [['']]],
])('%j', (text, rows) => {
  expect(parseTable(text)).toEqual(rows)
})

const cell = fc.oneof(fc.string(), fc.stringMatching(/^[ab"\t\n\r ]*$/))
const table = fc
  .integer({ min: 1, max: 4 })
  .chain((width) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
  )

const needsQuotes = (text: string) => /[\t\r\n"]/.test(text)
const quoted = (text: string) => (needsQuotes(text) ? `"${text.replaceAll('"', '""')}"` : text)

test('cells copied from a spreadsheet are read unchanged', () => {
  fc.assert(
    fc.property(table, fc.constantFrom('\n', '\r\n'), fc.boolean(), (rows, lineBreak, endsWithBreak) => {
      const lines = rows.map((row) => row.map(quoted).join('\t')).join(lineBreak)
      // Without the last line break a last empty cell is not there.
      const needsBreak = endsWithBreak || rows.at(-1)?.join('') === ''
      expect(parseTable(needsBreak ? lines + lineBreak : lines)).toEqual(rows)
    }),
  )
})

test('no character except separators and quotes is lost', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ab"\t\n\r]*$/), (text) => {
      const letters = (each: string) => each.replaceAll(/[^ab]/g, '')
      expect(letters(parseTable(text).flat().join(''))).toBe(letters(text))
    }),
  )
})

test('many unclosed quotes take linear time', () => {
  const text = '"a\t'.repeat(20_000)
  expect(parseTable(text)[0]).toHaveLength(20_001)
})
