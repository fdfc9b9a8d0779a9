import fc from 'fast-check'
import { decodeFields, UnknownValueError } from './decodeFields.ts'

type Plain = string | boolean | number | null | readonly Plain[] | { readonly [name: string]: Plain }

const name = fc.stringMatching(/^[a-z]{1,8}$/)
const { value } = fc.letrec<{ value: Plain }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.string(),
    fc.boolean(),
    fc.integer(),
    // JSON has no negative zero.
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((double) => double + 0),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(name, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}))

/** Firestore's REST encoding, in which empty lists and maps have no content field. */
function wire(plain: Plain): object {
  if (plain === null) return { nullValue: null }
  if (typeof plain === 'string') return { stringValue: plain }
  if (typeof plain === 'boolean') return { booleanValue: plain }
  if (typeof plain === 'number') {
    return Number.isSafeInteger(plain) && !Object.is(plain, -0)
      ? { integerValue: String(plain) }
      : { doubleValue: plain }
  }
  if (Array.isArray(plain)) return { arrayValue: plain.length > 0 ? { values: plain.map(wire) } : {} }
  const entries = Object.entries(plain).map(([key, each]) => [key, wire(each)])
  return { mapValue: entries.length > 0 ? { fields: Object.fromEntries(entries) } : {} }
}

test('decodes every value that a record may contain', () => {
  fc.assert(
    fc.property(fc.dictionary(name, value, { noNullPrototype: true }), (record) => {
      const fields = Object.fromEntries(Object.entries(record).map(([key, each]) => [key, wire(each)]))
      expect(decodeFields(JSON.parse(JSON.stringify(fields)))).toEqual(record)
    }),
  )
})

test('a document without fields is empty', () => {
  expect(decodeFields(undefined)).toEqual({})
})

test.each([
  ['a time', { timestampValue: '2026-01-01T00:00:00Z' }],
  ['a reference', { referenceValue: 'projects/p/databases/d/documents/a/b' }],
  ['no value at all', {}],
  ['something else', 'text'],
])('%s is left to the SDK', (_what, of) => {
  expect(() => decodeFields({ of })).toThrow(UnknownValueError)
})
