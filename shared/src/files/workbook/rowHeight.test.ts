import * as fc from 'fast-check'
import { rowHeight } from './rowHeight.ts'

const COLUMNS = [{ width: 20, style: 'text' as const }]
const heightOf = (value: string | number | null) => rowHeight([{ value, style: 'text' }], COLUMNS)

test.each([
  [null, 15],
  [8.9, 15],
  ['short', 15],
  ['two words that need a second line', 30],
  ['one\ntwo\nthree', 45],
  ['x'.repeat(45), 45],
])('%j takes %i points', (value, points) => {
  expect(heightOf(value)).toBe(points)
})

test('it grows with the text, up to the limit of spreadsheets', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ maxLength: 5_000 }), (text, more) => {
      expect(heightOf(`${text}\n${more}`)).toBeGreaterThanOrEqual(Math.min(heightOf(text) + 15, 409))
      expect(heightOf(`${text}\n${more}`)).toBeLessThanOrEqual(409)
    }),
  )
})

test.each([
  ['Band', 15],
  ['Satisfaction', 30],
  ['Opportunity score', 30],
  ['Not applicable because', 45],
])('the header %j leaves the filter button free at %i points', (value, points) => {
  expect(rowHeight([{ value, style: 'header' }], [{ width: 14, style: 'text' }])).toBe(points)
})
