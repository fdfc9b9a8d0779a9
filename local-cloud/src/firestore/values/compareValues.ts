import { compareNumbers, isNumber } from './compareNumbers.ts'
import { comparePaths } from './comparePaths.ts'
import { compareText } from './compareText.ts'
import { typeOrder } from './typeOrder.ts'
import type { Fields, Value } from './Value.ts'
import { vectorValues } from './vectorValues.ts'

const compareBytes = (left: string, right: string): number =>
  Buffer.compare(Buffer.from(left, 'base64'), Buffer.from(right, 'base64'))

function compareLists(left: readonly Value[], right: readonly Value[]): number {
  const length = Math.min(left.length, right.length)
  for (let index = 0; index < length; index++) {
    const a = left[index]
    const b = right[index]
    const order = a && b ? compareValues(a, b) : 0
    if (order !== 0) return order
  }
  return left.length - right.length
}

function compareMaps(left: Fields, right: Fields): number {
  const leftKeys = Object.keys(left).sort(compareText)
  const rightKeys = Object.keys(right).sort(compareText)
  const length = Math.min(leftKeys.length, rightKeys.length)
  for (let index = 0; index < length; index++) {
    const leftKey = leftKeys[index] ?? ''
    const rightKey = rightKeys[index] ?? ''
    const byKey = compareText(leftKey, rightKey)
    if (byKey !== 0) return byKey
    const a = left[leftKey]
    const b = right[rightKey]
    const byValue = a && b ? compareValues(a, b) : 0
    if (byValue !== 0) return byValue
  }
  return leftKeys.length - rightKeys.length
}

function compareSameType(left: Value, right: Value): number {
  if ('nullValue' in left) return 0
  if ('booleanValue' in left && 'booleanValue' in right)
    return Number(left.booleanValue) - Number(right.booleanValue)
  if (isNumber(left) && isNumber(right)) return compareNumbers(left, right)
  if ('timestampValue' in left && 'timestampValue' in right)
    return compareText(left.timestampValue, right.timestampValue)
  if ('stringValue' in left && 'stringValue' in right) return compareText(left.stringValue, right.stringValue)
  if ('bytesValue' in left && 'bytesValue' in right) return compareBytes(left.bytesValue, right.bytesValue)
  if ('referenceValue' in left && 'referenceValue' in right)
    return comparePaths(left.referenceValue, right.referenceValue)
  if ('geoPointValue' in left && 'geoPointValue' in right)
    return (
      left.geoPointValue.latitude - right.geoPointValue.latitude ||
      left.geoPointValue.longitude - right.geoPointValue.longitude
    )
  if ('arrayValue' in left && 'arrayValue' in right)
    return compareLists(left.arrayValue.values, right.arrayValue.values)
  const leftVector = vectorValues(left)
  const rightVector = vectorValues(right)
  if (leftVector && rightVector)
    return leftVector.length - rightVector.length || compareLists(leftVector, rightVector)
  if ('mapValue' in left && 'mapValue' in right)
    return compareMaps(left.mapValue.fields, right.mapValue.fields)
  return 0
}

/** Firestore's total order of values. 0 means equal for a query (1 equals 1.0). */
export function compareValues(left: Value, right: Value): number {
  return typeOrder(left) - typeOrder(right) || compareSameType(left, right)
}
