import fc from 'fast-check'
import { arbitraryValue } from '../test/arbitraryValue.ts'
import { compareValues } from './compareValues.ts'
import { parseValue } from './parseValue.ts'

/** Values of each type, in the documented order of Firestore. */
const ASCENDING = [
  { nullValue: null },
  { booleanValue: false },
  { booleanValue: true },
  { doubleValue: 'NaN' },
  { doubleValue: '-Infinity' },
  { integerValue: '-9223372036854775808' },
  { integerValue: '-1' },
  { integerValue: '0' },
  { doubleValue: 0.5 },
  { integerValue: '9007199254740992' },
  { integerValue: '9007199254740993' },
  { integerValue: '9223372036854775807' },
  { doubleValue: 'Infinity' },
  { timestampValue: '2020-01-01T00:00:00Z' },
  { timestampValue: '2020-01-01T00:00:00.000001Z' },
  { stringValue: '' },
  { stringValue: 'a' },
  { stringValue: '｡' },
  { stringValue: '😀' },
  { bytesValue: '' },
  { bytesValue: 'AQ==' },
  { referenceValue: 'projects/p/databases/d/documents/a/__id7__' },
  { referenceValue: 'projects/p/databases/d/documents/a/__id12__' },
  { referenceValue: 'projects/p/databases/d/documents/a/0' },
  { geoPointValue: { latitude: -1, longitude: 0 } },
  { geoPointValue: { latitude: 0, longitude: -5 } },
  { arrayValue: { values: [] } },
  { arrayValue: { values: [{ integerValue: '1' }] } },
  {
    mapValue: { fields: { __type__: { stringValue: '__vector__' }, value: { arrayValue: { values: [] } } } },
  },
  { mapValue: { fields: {} } },
  { mapValue: { fields: { a: { integerValue: '1' } } } },
  { mapValue: { fields: { a: { integerValue: '1' }, b: { nullValue: null } } } },
  { mapValue: { fields: { b: { nullValue: null } } } },
].map((wire) => parseValue(wire))

describe('compareValues', () => {
  test('orders types and their values as documented', () => {
    for (const [index, left] of ASCENDING.entries())
      for (const [other, right] of ASCENDING.entries())
        expect([left, right, Math.sign(compareValues(left, right))]).toEqual([
          left,
          right,
          Math.sign(index - other),
        ])
  })

  test('compares numbers by value, not by type', () => {
    expect(compareValues({ integerValue: '1' }, { doubleValue: 1 })).toBe(0)
    expect(compareValues({ integerValue: '0' }, { doubleValue: '-0' })).toBe(0)
    expect(
      compareValues({ integerValue: '9007199254740993' }, { doubleValue: 9007199254740992 }),
    ).toBeGreaterThan(0)
  })

  test('is a total order', () => {
    fc.assert(
      fc.property(arbitraryValue, arbitraryValue, arbitraryValue, (a, b, c) => {
        expect(compareValues(a, a)).toBe(0)
        expect(Math.sign(compareValues(a, b)) + Math.sign(compareValues(b, a))).toBe(0)
        const [low, middle, high] = [a, b, c].sort(compareValues)
        if (low && middle && high) {
          expect(compareValues(low, middle)).toBeLessThanOrEqual(0)
          expect(compareValues(middle, high)).toBeLessThanOrEqual(0)
          expect(compareValues(low, high)).toBeLessThanOrEqual(0)
        }
      }),
      { numRuns: 1000 },
    )
  })
})
