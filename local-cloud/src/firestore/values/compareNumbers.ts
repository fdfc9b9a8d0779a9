import type { Value } from './Value.ts'

export type NumberValue = Extract<Value, { integerValue: string } | { doubleValue: unknown }>

/** Integers with at most this many characters are exact as JavaScript numbers. */
const EXACT_LENGTH = 15

export const isNumber = (value: Value): value is NumberValue =>
  'integerValue' in value || 'doubleValue' in value

export const isNaNValue = (value: Value): boolean =>
  'doubleValue' in value && Number.isNaN(Number(value.doubleValue))

export const toNumber = (value: NumberValue): number =>
  Number('integerValue' in value ? value.integerValue : value.doubleValue)

const toComparable = (value: NumberValue): number | bigint =>
  'integerValue' in value && value.integerValue.length > EXACT_LENGTH
    ? BigInt(value.integerValue)
    : toNumber(value)

/** Compares numbers in Firestore's order: NaN first, integers and doubles by their exact value, 0 equal to -0. */
export function compareNumbers(left: NumberValue, right: NumberValue): number {
  const a = toComparable(left)
  const b = toComparable(right)
  if (isNaNValue(left)) return isNaNValue(right) ? 0 : -1
  if (isNaNValue(right)) return 1
  return a < b ? -1 : a > b ? 1 : 0
}
