import { parseFields } from '../values/parseValue.ts'
import { checkStorable } from './checkStorable.ts'
import { documentSize } from './documentSize.ts'

const ROOT = 'projects/p/databases/d/documents'

describe('documentSize', () => {
  test('matches the example in the documentation', () => {
    const fields = parseFields({
      type: { stringValue: 'Personal' },
      done: { booleanValue: false },
      priority: { integerValue: '1' },
      description: { stringValue: 'Learn Cloud Firestore' },
    })
    expect(documentSize(`${ROOT}/users/jeff/tasks/my_task_id`, fields)).toBe(147)
  })

  test('counts each type of value', () => {
    const size = (value: object): number =>
      documentSize(`${ROOT}/a/b`, parseFields({ f: value })) - 16 - 4 - 32 - 2
    expect(size({ nullValue: null })).toBe(1)
    expect(size({ doubleValue: 1 })).toBe(8)
    expect(size({ timestampValue: '2020-01-01T00:00:00Z' })).toBe(8)
    expect(size({ geoPointValue: {} })).toBe(16)
    expect(size({ bytesValue: 'AAAA' })).toBe(3)
    expect(size({ stringValue: 'ä' })).toBe(3)
    expect(size({ referenceValue: `${ROOT}/a/b` })).toBe(20)
    expect(size({ arrayValue: { values: [{ booleanValue: true }, { integerValue: '1' }] } })).toBe(9)
    expect(size({ mapValue: { fields: { ab: { booleanValue: true } } } })).toBe(36)
  })
})

describe('checkStorable', () => {
  test('accepts a document of exactly 1 MiB and rejects one byte more', () => {
    const overhead = documentSize(`${ROOT}/a/b`, parseFields({ f: { stringValue: '' } }))
    const fields = (length: number) => parseFields({ f: { stringValue: 'x'.repeat(length) } })
    expect(() => checkStorable(`${ROOT}/a/b`, fields(1_048_576 - overhead))).not.toThrow()
    expect(() => checkStorable(`${ROOT}/a/b`, fields(1_048_577 - overhead))).toThrow(
      'its size (1,048,577 bytes) exceeds the maximum allowed size of 1,048,576 bytes',
    )
  })

  const text = { stringValue: 'x' }
  const inMap = (...names: readonly string[]) => {
    const [first = '', ...others] = names
    const value = others.reduceRight<object>(
      (inner, name) => ({ mapValue: { fields: { [name]: inner } } }),
      text,
    )
    return parseFields({ [first]: value })
  }

  test('accepts a field name and a field path of 1,500 bytes and rejects one byte more', () => {
    const accepted = [
      inMap('x'.repeat(1_500)),
      inMap('ä'.repeat(750)),
      inMap('a'.repeat(749), 'b'.repeat(750)),
      // A map in an array begins a path of its own.
      parseFields({
        ['a'.repeat(1_500)]: {
          arrayValue: { values: [{ mapValue: { fields: { ['b'.repeat(1_500)]: text } } }] },
        },
      }),
    ]
    for (const fields of accepted) expect(() => checkStorable(`${ROOT}/a/b`, fields)).not.toThrow()
    const rejected = [
      inMap('x'.repeat(1_501)),
      inMap('ä'.repeat(750), 'x'),
      inMap('a'.repeat(750), 'b'.repeat(750)),
      parseFields({ a: { arrayValue: { values: [{ mapValue: { fields: inMap('b'.repeat(1_501)) } }] } } }),
    ]
    for (const fields of rejected)
      expect(() => checkStorable(`${ROOT}/a/b`, fields)).toThrow('property path is longer than 1500 bytes.')
  })

  const numbered = <T>(count: number, create: (index: number) => T): T[] =>
    Array.from({ length: count }, (_, index) => create(index))
  const number = (index: number) => ({ integerValue: String(index) })
  const manyFields = (count: number) =>
    Object.fromEntries(numbered(count, (index) => [`f${index}`, number(index)]))

  test('accepts 40,000 index entries and rejects more', () => {
    const list = (count: number, create: (index: number) => object = number) => ({
      arrayValue: { values: numbered(count, create) },
    })
    for (const fields of [
      manyFields(20_000),
      { map: { mapValue: { fields: manyFields(19_999) } } },
      { list: list(19_999) },
      // Equal elements share their entries.
      { list: list(30_000, (index) => number(index % 100)) },
      {
        vector: {
          mapValue: {
            fields: {
              __type__: { stringValue: '__vector__' },
              value: list(2_000, (index) => ({ doubleValue: index })),
            },
          },
        },
      },
    ])
      expect(() => checkStorable(`${ROOT}/a/b`, parseFields(fields))).not.toThrow()
    for (const fields of [
      manyFields(20_001),
      { map: { mapValue: { fields: manyFields(20_000) } } },
      { list: list(20_000) },
    ])
      expect(() => checkStorable(`${ROOT}/a/b`, parseFields(fields))).toThrow(
        'too many index entries for entity /a/b',
      )
  })

  test('rejects arrays directly in arrays at any depth', () => {
    const inner = { arrayValue: { values: [{ arrayValue: {} }] } }
    expect(() => checkStorable('x', parseFields({ a: { mapValue: { fields: { b: inner } } } }))).toThrow(
      'array',
    )
    const throughMap = { arrayValue: { values: [{ mapValue: { fields: { b: { arrayValue: {} } } } }] } }
    expect(() => checkStorable('x', parseFields({ a: throughMap }))).not.toThrow()
  })
})
