import fc from 'fast-check'
import { parseValue } from '../values/parseValue.ts'
import type { Fields, Value } from '../values/Value.ts'

const int64 = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })
const text = fc.string({ unit: 'binary', maxLength: 6 }).filter((each) => each.isWellFormed())
const fieldName = text.filter((name) => name !== '' && !/^__.*__$/.test(name))
const timestamp = fc
  .date({ min: new Date('0001-01-02T00:00:00Z'), max: new Date('9999-12-30T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString())

const scalar: fc.Arbitrary<Value> = fc
  .oneof(
    fc.constant({ nullValue: null }),
    fc.boolean().map((booleanValue) => ({ booleanValue })),
    fc
      .oneof(fc.integer({ min: -3, max: 3 }).map(String), int64.map(String))
      .map((integerValue) => ({ integerValue })),
    fc
      .oneof(fc.constantFrom(0, -0, 1, 1.5, -2, Number.NaN), fc.double())
      .map((doubleValue) => ({ doubleValue })),
    timestamp.map((timestampValue) => ({ timestampValue })),
    text.map((stringValue) => ({ stringValue })),
    fc.uint8Array({ maxLength: 4 }).map((bytes) => ({ bytesValue: Buffer.from(bytes).toString('base64') })),
    fc
      .constantFrom('a/1', 'a/2', 'a/__id7__', 'a/__id12__', 'b/1/c/2')
      .map((path) => ({ referenceValue: `projects/p/databases/d/documents/${path}` })),
    fc
      .tuple(fc.integer({ min: -90, max: 90 }), fc.integer({ min: -180, max: 180 }))
      .map(([latitude, longitude]) => ({ geoPointValue: { latitude, longitude } })),
    fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 3 }).map((numbers) => ({
      mapValue: {
        fields: {
          __type__: { stringValue: '__vector__' },
          value: { arrayValue: { values: numbers.map((doubleValue) => ({ doubleValue })) } },
        },
      },
    })),
  )
  .map((wire) => parseValue(wire))

const { value: nested } = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }).map((values) => ({ arrayValue: { values } })),
    fc
      .dictionary(fieldName, tie('value'), { maxKeys: 3 })
      .map((fields) => ({ mapValue: { fields: { ...fields } } })),
  ),
}))

/** Any value that Firestore can store, in the stored form. */
export const arbitraryValue: fc.Arbitrary<Value> = nested

/** Values of a few types that often compare equal. */
export const smallValue: fc.Arbitrary<Value> = fc
  .oneof(
    fc.constantFrom({ nullValue: null }, { booleanValue: true }, { doubleValue: 'NaN' }, { doubleValue: 1 }),
    fc.integer({ min: 0, max: 3 }).map((number) => ({ integerValue: String(number) })),
    fc.constantFrom('a', 'b', 'c').map((stringValue) => ({ stringValue })),
    fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 3 }).map((numbers) => ({
      arrayValue: { values: numbers.map((number) => ({ integerValue: String(number) })) },
    })),
  )
  .map((wire) => parseValue(wire))

/** Documents with the optional fields a, b and c. */
export const smallFields: fc.Arbitrary<Fields> = fc
  .record({ a: smallValue, b: smallValue, c: smallValue }, { requiredKeys: [] })
  .map((fields) => ({ ...fields }))
