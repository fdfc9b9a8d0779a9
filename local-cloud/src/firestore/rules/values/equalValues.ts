import { RuleError } from './RuleError.ts'
import type { KindOf, RuleMap, RuleValue } from './RuleValue.ts'

/**
 * Whether two known values are equal. 1 equals 1.0; values of different types are never equal.
 * @throws RuleError when a value contains an unknown value, since neither result would be safe
 */
export function equalValues(left: RuleValue, right: RuleValue): boolean {
  if (left.kind === 'unknown' || right.kind === 'unknown')
    throw new RuleError('The query does not prove this value.')
  switch (left.kind) {
    case 'null':
      return right.kind === 'null'
    case 'bool':
      return right.kind === 'bool' && left.value === right.value
    case 'int':
    case 'float':
      return isNumber(right) && equalNumbers(left.value, right.value)
    case 'string':
      return right.kind === 'string' && left.value === right.value
    case 'bytes':
      return right.kind === 'bytes' && Buffer.compare(left.value, right.value) === 0
    case 'timestamp':
    case 'duration':
      return right.kind === left.kind && left.nanos === right.nanos
    case 'latlng':
      return right.kind === 'latlng' && left.latitude === right.latitude && left.longitude === right.longitude
    case 'path':
      return (
        right.kind === 'path' &&
        left.segments.length === right.segments.length &&
        left.segments.every((segment, i) => segment === right.segments[i])
      )
    case 'list':
      return right.kind === 'list' && equalInOrder(left.items, right.items)
    case 'set':
      return (
        right.kind === 'set' &&
        left.items.length === right.items.length &&
        left.items.every((item) => includesValue(right.items, item))
      )
    case 'map':
      return right.kind === 'map' && equalMaps(left.entries, right.entries)
    case 'map_diff':
      return (
        right.kind === 'map_diff' &&
        equalMaps(left.before, right.before) &&
        equalMaps(left.after, right.after)
      )
  }
}

/** Whether a list or set contains a value. */
export function includesValue(items: readonly RuleValue[], value: RuleValue): boolean {
  return items.some((item) => equalValues(item, value))
}

export function isNumber(value: RuleValue): value is KindOf<'int'> | KindOf<'float'> {
  return value.kind === 'int' || value.kind === 'float'
}

/** Compares bigint and number exactly. NaN equals nothing. */
function equalNumbers(left: bigint | number, right: bigint | number): boolean {
  return left <= right && left >= right
}

function equalInOrder(left: readonly RuleValue[], right: readonly RuleValue[]): boolean {
  return (
    left.length === right.length &&
    left.every((item, i) => {
      const other = right[i]
      return other !== undefined && equalValues(item, other)
    })
  )
}

function equalMaps(left: RuleMap, right: RuleMap): boolean {
  if (left.size !== right.size) return false
  for (const [key, value] of left) {
    const other = right.get(key)
    if (other === undefined || !equalValues(value, other)) return false
  }
  return true
}
