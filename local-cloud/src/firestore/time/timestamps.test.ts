import fc from 'fast-check'
import { formatTimestamp } from './formatTimestamp.ts'
import { parseTimestamp } from './parseTimestamp.ts'

describe('timestamps', () => {
  test('preserve every microsecond', () => {
    const micros = fc.integer({ min: -2_000_000_000_000_000, max: 4_000_000_000_000_000 })
    fc.assert(fc.property(micros, (each) => expect(parseTimestamp(formatTimestamp(each))).toBe(each)))
  })
})
