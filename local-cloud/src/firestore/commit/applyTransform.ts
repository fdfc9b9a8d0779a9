import { RpcError } from '../../base/RpcError.ts'
import { formatTimestamp } from '../time/formatTimestamp.ts'
import { compareNumbers, isNaNValue, isNumber, type NumberValue, toNumber } from '../values/compareNumbers.ts'
import { compareValues } from '../values/compareValues.ts'
import { parseValue } from '../values/parseValue.ts'
import type { Value } from '../values/Value.ts'
import type { Transform } from './Write.ts'

const MAX_INT64 = 2n ** 63n - 1n
const MIN_INT64 = -(2n ** 63n)

const saturate = (sum: bigint): bigint => (sum > MAX_INT64 ? MAX_INT64 : sum < MIN_INT64 ? MIN_INT64 : sum)

function increment(current: NumberValue, by: NumberValue): Value {
  if ('integerValue' in current && 'integerValue' in by)
    return { integerValue: saturate(BigInt(current.integerValue) + BigInt(by.integerValue)).toString() }
  return parseValue({ doubleValue: toNumber(current) + toNumber(by) })
}

function extreme(kind: 'maximum' | 'minimum', current: Value | undefined, operand: NumberValue): Value {
  if (isNaNValue(operand) || (current && isNaNValue(current))) return { doubleValue: 'NaN' }
  if (!current || !isNumber(current)) return operand
  const order = compareNumbers(operand, current)
  return (kind === 'maximum' ? order > 0 : order < 0) ? operand : current
}

function calculate(
  kind: 'increment' | 'maximum' | 'minimum',
  current: Value | undefined,
  operand: Value,
): Value {
  if (!isNumber(operand)) throw new RpcError('INVALID_ARGUMENT', `The operand of ${kind} must be a number.`)
  if (kind !== 'increment') return extreme(kind, current, operand)
  return increment(current && isNumber(current) ? current : { integerValue: '0' }, operand)
}

const contains = (values: readonly Value[], value: Value): boolean =>
  values.some((each) => compareValues(each, value) === 0)

function changeArray(
  kind: 'append' | 'remove',
  current: Value | undefined,
  elements: readonly Value[],
): Value {
  const values = current && 'arrayValue' in current ? current.arrayValue.values : []
  if (kind === 'remove')
    return { arrayValue: { values: values.filter((value) => !contains(elements, value)) } }
  const appended = [...values]
  for (const element of elements) if (!contains(appended, element)) appended.push(element)
  return { arrayValue: { values: appended } }
}

/**
 * Applies one field transform (https://firebase.google.com/docs/firestore/reference/rest/v1/Write#FieldTransform).
 *
 * @param requestTime microseconds since 1970
 * @returns the field's new value, and the value for the write's result
 */
export function applyTransform(
  transform: Transform,
  current: Value | undefined,
  requestTime: number,
): { readonly value: Value; readonly result: Value } {
  switch (transform.kind) {
    case 'requestTime': {
      const value: Value = { timestampValue: formatTimestamp(requestTime) }
      return { value, result: value }
    }
    case 'append':
    case 'remove':
      return { value: changeArray(transform.kind, current, transform.elements), result: { nullValue: null } }
    default: {
      const value = calculate(transform.kind, current, transform.operand)
      return { value, result: value }
    }
  }
}
