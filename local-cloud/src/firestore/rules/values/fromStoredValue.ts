import type { StoredDocument } from '../../schema/contract.ts'
import { parseTimestamp } from '../../time/parseTimestamp.ts'
import type { Value } from '../../values/Value.ts'
import { bool, bytes, float, list, map, NULL, path, type RuleValue, string, timestamp } from './RuleValue.ts'
import { NANOS_PER_MICROSECOND } from './timestamps.ts'

/** Converts a stored field's value to a rule value. */
export function fromStoredValue(value: Value): RuleValue {
  if ('nullValue' in value) return NULL
  if ('booleanValue' in value) return bool(value.booleanValue)
  if ('integerValue' in value) return { kind: 'int', value: BigInt(value.integerValue) }
  if ('doubleValue' in value) return float(Number(value.doubleValue))
  if ('stringValue' in value) return string(value.stringValue)
  if ('bytesValue' in value) return bytes(Buffer.from(value.bytesValue, 'base64'))
  if ('referenceValue' in value) return path(pathOfName(value.referenceValue))
  if ('geoPointValue' in value) return { kind: 'latlng', ...value.geoPointValue }
  if ('arrayValue' in value) return list(value.arrayValue.values.map(fromStoredValue))
  if ('mapValue' in value) return fieldsAsMap(value.mapValue.fields)
  return timestampOf(parseTimestamp(value.timestampValue))
}

/** @param microseconds since 1970 */
export function timestampOf(microseconds: number): RuleValue {
  return timestamp(BigInt(microseconds) * NANOS_PER_MICROSECOND)
}

/** Converts a document to a resource: data, id and __name__. */
export function resourceOf(document: StoredDocument): RuleValue {
  const segments = pathOfName(document.name)
  return map(
    new Map([
      ['data', fieldsAsMap(document.fields)],
      ['id', string(segments.at(-1) ?? '')],
      ['__name__', path(segments)],
    ]),
  )
}

/** projects/{p}/databases/{d}/documents/a/b → databases/{d}/documents/a/b, the form of paths in rules. */
export function pathOfName(name: string): readonly string[] {
  return name.split('/').slice(2)
}

function fieldsAsMap(fields: Readonly<Record<string, Value>>): RuleValue {
  return map(new Map(Object.entries(fields).map(([key, value]) => [key, fromStoredValue(value)])))
}
