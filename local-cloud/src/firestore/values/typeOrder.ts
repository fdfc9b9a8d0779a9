import type { Value } from './Value.ts'
import { vectorValues } from './vectorValues.ts'

/**
 * Rank of a value's type in Firestore's order of mixed types
 * (https://firebase.google.com/docs/firestore/manage-data/data-types#value_type_ordering).
 */
export function typeOrder(value: Value): number {
  if ('nullValue' in value) return 0
  if ('booleanValue' in value) return 1
  if ('integerValue' in value || 'doubleValue' in value) return 2
  if ('timestampValue' in value) return 3
  if ('stringValue' in value) return 4
  if ('bytesValue' in value) return 5
  if ('referenceValue' in value) return 6
  if ('geoPointValue' in value) return 7
  if ('arrayValue' in value) return 8
  return vectorValues(value) ? 9 : 10
}
