import * as fc from 'fast-check'
import { cellReference, readReference } from './cellReference.ts'

test.each([
  [0, 0, 'A1'],
  [25, 9, 'Z10'],
  [26, 0, 'AA1'],
  [701, 0, 'ZZ1'],
  [702, 0, 'AAA1'],
])('column %i of row %i is %s', (column, row, reference) => {
  expect(cellReference(column, row)).toBe(reference)
})

test('a reference round-trips', () => {
  fc.assert(
    fc.property(fc.nat(16_383), fc.nat(1_048_575), (column, row) => {
      expect(readReference(cellReference(column, row))).toEqual({ column, row })
    }),
  )
})

test.each(['', 'A', '1', 'a1', 'AAAA1', 'A1:B2', '$A$1'])('%j names no cell', (reference) => {
  expect(readReference(reference)).toBeNull()
})
