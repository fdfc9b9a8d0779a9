import { parseValue } from '../values/parseValue.ts'
import { applyTransform } from './applyTransform.ts'
import type { Transform } from './Write.ts'

const integer = (number: number | string) => ({ integerValue: String(number) })
const array = (...numbers: number[]) => parseValue({ arrayValue: { values: numbers.map(integer) } })

function calculated(kind: 'increment' | 'maximum' | 'minimum', current: object | undefined, operand: object) {
  const transform: Transform = { kind, operand: parseValue(operand) }
  return applyTransform(transform, current && parseValue(current), 0).value
}

describe('applyTransform', () => {
  test('adds integers exactly within the range of 64 bits', () => {
    expect(calculated('increment', integer('9007199254740993'), integer(2))).toEqual(
      integer('9007199254740995'),
    )
    expect(calculated('increment', integer('9223372036854775807'), integer(1))).toEqual(
      integer('9223372036854775807'),
    )
    expect(calculated('increment', integer('-9223372036854775808'), integer(-1))).toEqual(
      integer('-9223372036854775808'),
    )
  })

  test('adds to doubles, missing fields and values that are not numbers', () => {
    expect(calculated('increment', { doubleValue: 0.5 }, integer(1))).toEqual({ doubleValue: 1.5 })
    expect(calculated('increment', undefined, integer(3))).toEqual(integer(3))
    expect(calculated('increment', { stringValue: 'x' }, integer(3))).toEqual(integer(3))
    expect(calculated('increment', { doubleValue: 'Infinity' }, { doubleValue: '-Infinity' })).toEqual({
      doubleValue: 'NaN',
    })
  })

  test('sets the larger or smaller number and leaves the field unchanged if they are equal', () => {
    expect(calculated('maximum', integer(1), { doubleValue: 1 })).toEqual(integer(1))
    expect(calculated('maximum', integer(1), integer(2))).toEqual(integer(2))
    expect(calculated('minimum', integer(1), integer(2))).toEqual(integer(1))
    expect(calculated('minimum', { stringValue: 'x' }, integer(2))).toEqual(integer(2))
    expect(calculated('maximum', { doubleValue: 'NaN' }, integer(2))).toEqual({ doubleValue: 'NaN' })
  })

  test('adds and removes array elements by value', () => {
    const elements = [integer(2), { doubleValue: 1 }, integer(2)]
    expect(applyTransform({ kind: 'append', elements }, array(1), 0).value).toEqual(array(1, 2))
    expect(applyTransform({ kind: 'remove', elements }, array(1, 2, 1, 3), 0).value).toEqual(array(3))
    expect(applyTransform({ kind: 'remove', elements }, undefined, 0)).toEqual({
      value: array(),
      result: { nullValue: null },
    })
  })
})
