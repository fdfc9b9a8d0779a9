import { isRecord } from '@outcome-studio/shared/domain/base'

/** A value of a kind that a person's record does not contain; only the SDK decodes it. */
export class UnknownValueError extends Error {
  override readonly name = 'UnknownValueError'
}

/**
 * Decodes the fields of a document from Firestore's REST interface. Supported are the kinds of values in a
 * person's record: strings, booleans, numbers, null, lists and maps.
 * @param fields for example `{ name: { stringValue: 'Ann' }, revision: { integerValue: '3' } }`
 * @throws UnknownValueError
 */
export function decodeFields(fields: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(fields)) return {}
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decodeValue(value)]))
}

function decodeValue(wire: unknown): unknown {
  const [kind, value] = isRecord(wire) ? (Object.entries(wire)[0] ?? []) : []
  switch (kind) {
    case 'stringValue':
    case 'booleanValue':
      return value
    case 'integerValue':
    case 'doubleValue':
      return Number(value)
    case 'nullValue':
      return null
    case 'mapValue':
      return decodeFields(isRecord(value) ? value.fields : undefined)
    case 'arrayValue':
      return isRecord(value) && Array.isArray(value.values) ? value.values.map(decodeValue) : []
    default:
      throw new UnknownValueError(`A value of the kind "${kind}" is not read here.`)
  }
}
