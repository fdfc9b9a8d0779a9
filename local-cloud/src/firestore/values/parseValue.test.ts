import fc from 'fast-check'
import { RpcError } from '../../base/RpcError.ts'
import { arbitraryValue } from '../test/arbitraryValue.ts'
import { parseFields, parseValue } from './parseValue.ts'

const parsing = (input: unknown) => () => parseValue(input)

describe('parseValue', () => {
  test('parses what was stored', () => {
    fc.assert(
      fc.property(arbitraryValue, (value) => {
        expect(parseValue(JSON.parse(JSON.stringify(value)))).toEqual(value)
      }),
    )
  })

  test('rejects malformed values with INVALID_ARGUMENT only', () => {
    const kinds = [
      'integerValue',
      'doubleValue',
      'timestampValue',
      'arrayValue',
      'mapValue',
      'geoPointValue',
      'x',
    ]
    const input = fc.oneof(
      fc.anything(),
      fc.tuple(fc.constantFrom(...kinds), fc.anything()).map(([kind, value]) => ({ [kind]: value })),
    )
    fc.assert(
      fc.property(input, (each) => {
        try {
          expect(Object.keys(parseValue(each))).toHaveLength(1)
        } catch (error) {
          expect(error).toBeInstanceOf(RpcError)
          expect(error).toMatchObject({ status: 'INVALID_ARGUMENT' })
        }
      }),
      { numRuns: 1000 },
    )
  })

  test('normalizes numbers, times and bytes', () => {
    expect(parseValue({ integerValue: 7 })).toEqual({ integerValue: '7' })
    expect(parseValue({ integerValue: '007' })).toEqual({ integerValue: '7' })
    expect(parseValue({ doubleValue: -0 })).toEqual({ doubleValue: '-0' })
    expect(parseValue({ doubleValue: Number.NaN })).toEqual({ doubleValue: 'NaN' })
    expect(parseValue({ doubleValue: '1.5' })).toEqual({ doubleValue: 1.5 })
    expect(parseValue({ timestampValue: '2020-02-29T13:00:00.123456789+01:00' })).toEqual({
      timestampValue: '2020-02-29T12:00:00.123456Z',
    })
    expect(parseValue({ bytesValue: '-_8' })).toEqual({ bytesValue: '+/8=' })
    expect(parseValue({ nullValue: 'NULL_VALUE' })).toEqual({ nullValue: null })
    expect(parseValue({ arrayValue: {} })).toEqual({ arrayValue: { values: [] } })
  })

  test.each([
    [{}],
    [{ stringValue: 'a', integerValue: '1' }],
    [{ integerValue: '9223372036854775808' }],
    [{ integerValue: 1.5 }],
    [{ doubleValue: 'many' }],
    [{ timestampValue: 'yesterday' }],
    [{ timestampValue: '10000-01-01T00:00:00Z' }],
    [{ bytesValue: 'not base64!' }],
    [{ referenceValue: 'a/b' }],
    [{ geoPointValue: { latitude: 91 } }],
    [{ arrayValue: [] }],
  ])('rejects %j', (input) => {
    expect(parsing(input)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }))
  })

  test('rejects reserved names, including names of JavaScript properties', () => {
    expect(() => parseFields(JSON.parse('{"__proto__":{"integerValue":"1"}}'))).toThrow('reserved')
    expect(() => parseFields({ '': { integerValue: '1' } })).toThrow('empty')
    expect(parseFields({ constructor: { integerValue: '1' } })).toEqual({
      constructor: { integerValue: '1' },
    })
  })

  test('rejects deep nesting without a stack overflow', () => {
    const deep = (levels: number): object =>
      Array.from({ length: levels }).reduce<object>((inner) => ({ mapValue: { fields: { a: inner } } }), {
        nullValue: null,
      })
    expect(() => parseFields({ a: deep(20) })).not.toThrow()
    expect(() => parseFields({ a: deep(21) })).toThrow('deep')
    expect(() => parseFields({ a: deep(5000) })).toThrow('deep')
  })
})
