import fc from 'fast-check'
import { getField, parseFieldPath, withField } from './FieldPath.ts'

const name = fc.string({ minLength: 1 }).filter((each) => !/^__.*__$/.test(each))
const quote = (each: string): string => `\`${each.replace(/[\\`]/g, '\\$&')}\``

describe('parseFieldPath', () => {
  test('parses any name in backticks', () => {
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 4 }), (names) => {
        expect(parseFieldPath(names.map(quote).join('.'))).toEqual(names)
      }),
    )
  })

  test('parses plain names', () => expect(parseFieldPath('a.b_1.c')).toEqual(['a', 'b_1', 'c']))

  test.each([
    '',
    'a..b',
    '.a',
    'a.',
    '`a',
    '__x__',
    'a.__x__',
    'x'.repeat(1501),
    `${'x'.repeat(750)}.${'y'.repeat(750)}`,
  ])('rejects %j', (text) => {
    expect(() => parseFieldPath(text)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }))
  })
})

describe('withField', () => {
  test('sets a field for getField and does not change the original', () => {
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 4 }), (path) => {
        const original = { kept: { integerValue: '1' } }
        const changed = withField(original, path, { booleanValue: true })
        expect(getField(changed, path)).toEqual({ booleanValue: true })
        expect(original).toEqual({ kept: { integerValue: '1' } })
      }),
    )
  })

  test('removes a field but not the maps that contain it', () => {
    const fields = { a: { mapValue: { fields: { b: { integerValue: '1' } } } } }
    expect(withField(fields, ['a', 'b'], undefined)).toEqual({ a: { mapValue: { fields: {} } } })
    expect(withField(fields, ['x', 'y'], undefined)).toEqual(fields)
  })

  test('does not find inherited properties of objects', () => {
    expect(getField({}, ['constructor'])).toBeUndefined()
    expect(getField({ a: { mapValue: { fields: {} } } }, ['a', 'toString'])).toBeUndefined()
  })
})
