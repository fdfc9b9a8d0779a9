import type { Value } from '../../../../local-cloud/src/firestore/values/Value.ts'
import { SeedReference } from './SeedReference.ts'

/** Converts a value to the REST interface's form. @throws TypeError for types that Firestore does not support */
export function toWireValue(value: unknown): Value {
  if (value === null) return { nullValue: null }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value }
  }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toWireValue) } }
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  if (value instanceof SeedReference) return { referenceValue: value.name }
  if (typeof value === 'object') return { mapValue: { fields: toWireFields(value) } }
  throw new TypeError(`A document cannot hold a ${typeof value}.`)
}

/** Converts the fields of a document or map. */
export function toWireFields(record: object): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, toWireValue(value)]))
}
