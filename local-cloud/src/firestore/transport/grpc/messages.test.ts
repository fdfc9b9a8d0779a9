import fc from 'fast-check'
import { arbitraryValue } from '../../test/arbitraryValue.ts'
import { parseValue } from '../../values/parseValue.ts'
import { firestoreSchema } from './firestoreSchema.ts'
import { jsonToMessage } from './jsonToMessage.ts'
import { messageToJson } from './messageToJson.ts'

const schema = firestoreSchema()

/** Encodes and decodes a message. */
function overTheWire(typeName: string, json: unknown): unknown {
  const type = schema.lookupType(`google.firestore.v1.${typeName}`)
  const bytes = type.encode(jsonToMessage(type, json)).finish()
  return messageToJson(type, Object.fromEntries(Object.entries(type.decode(bytes))))
}

describe('gRPC messages', () => {
  test('preserve every value', () => {
    fc.assert(
      fc.property(arbitraryValue, (value) => {
        expect(parseValue(overTheWire('Value', value))).toEqual(value)
      }),
      { numRuns: 500 },
    )
  })

  test('convert by schema, not by name, so fields may have names of the protocol', () => {
    const fields = {
      readTime: { stringValue: 'noon' },
      limit: { integerValue: '3' },
      nullValue: { booleanValue: true },
      fields: { mapValue: { fields: { updateTime: { doubleValue: 1.5 } } } },
    }
    const document = {
      name: 'projects/p/databases/d/documents/a/b',
      fields,
      updateTime: '2020-01-01T00:00:00.000001Z',
    }
    expect(overTheWire('Document', document)).toMatchObject({
      ...document,
      updateTime: expect.stringMatching(/^2020-01-01T00:00:00\.000001/),
    })
  })

  test('support the verify write of the web SDK and unwrap limits', () => {
    expect(overTheWire('Write', { verify: 'x' })).toMatchObject({ verify: 'x' })
    expect(overTheWire('StructuredQuery', { limit: { value: 5 }, offset: 2 })).toMatchObject({
      limit: 5,
      offset: 2,
    })
  })
})
