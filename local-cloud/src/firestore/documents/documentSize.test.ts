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

  test('rejects arrays directly in arrays at any depth', () => {
    const inner = { arrayValue: { values: [{ arrayValue: {} }] } }
    expect(() => checkStorable('x', parseFields({ a: { mapValue: { fields: { b: inner } } } }))).toThrow(
      'array',
    )
    const throughMap = { arrayValue: { values: [{ mapValue: { fields: { b: { arrayValue: {} } } } }] } }
    expect(() => checkStorable('x', parseFields({ a: throughMap }))).not.toThrow()
  })
})
