import { compareText } from '../../values/compareText.ts'
import { isNumber } from '../values/equalValues.ts'
import { RuleError } from '../values/RuleError.ts'
import type { RuleValue } from '../values/RuleValue.ts'

/**
 * Compares two values of one ordered type: negative, 0, positive, or NaN if either is NaN.
 * @throws RuleError for values without order
 */
export function compareValues(left: RuleValue, right: RuleValue): number {
  if (isNumber(left) && isNumber(right)) return compareNumbers(left.value, right.value)
  if (left.kind === 'string' && right.kind === 'string') return compareText(left.value, right.value)
  if (left.kind === 'timestamp' && right.kind === 'timestamp') return compareNumbers(left.nanos, right.nanos)
  if (left.kind === 'duration' && right.kind === 'duration') return compareNumbers(left.nanos, right.nanos)
  if (left.kind === 'bytes' && right.kind === 'bytes') return Buffer.compare(left.value, right.value)
  throw new RuleError(`Unsupported operation error: ${left.kind} and ${right.kind} have no order.`)
}

function compareNumbers(left: bigint | number, right: bigint | number): number {
  if (left < right) return -1
  if (left > right) return 1
  return left <= right ? 0 : Number.NaN
}
