import { isNumber } from '../values/equalValues.ts'
import { int } from '../values/int.ts'
import { RuleError } from '../values/RuleError.ts'
import { bytes, duration, float, list, type RuleValue, string, timestamp } from '../values/RuleValue.ts'
import { assertSize } from './sizes.ts'

type ArithmeticOperator = '+' | '-' | '*' | '/' | '%'

/** @throws RuleError for overflow, division by zero and types that the operator does not accept */
export function calculate(operator: ArithmeticOperator, left: RuleValue, right: RuleValue): RuleValue {
  if (left.kind === 'int' && right.kind === 'int')
    return int(calculateInts(operator, left.value, right.value))
  if (isNumber(left) && isNumber(right)) {
    return float(calculateFloats(operator, Number(left.value), Number(right.value)))
  }
  const result = operator === '+' ? add(left, right) : operator === '-' ? subtract(left, right) : null
  if (result !== null) return result
  throw new RuleError(`Unsupported operation error: ${left.kind} ${operator} ${right.kind}.`)
}

function calculateInts(operator: ArithmeticOperator, left: bigint, right: bigint): bigint {
  if ((operator === '/' || operator === '%') && right === 0n) throw new RuleError('Division by zero.')
  switch (operator) {
    case '+':
      return left + right
    case '-':
      return left - right
    case '*':
      return left * right
    case '/':
      return left / right
    case '%':
      return left % right
  }
}

function calculateFloats(operator: ArithmeticOperator, left: number, right: number): number {
  switch (operator) {
    case '+':
      return left + right
    case '-':
      return left - right
    case '*':
      return left * right
    case '/':
      return left / right
    case '%':
      return left % right
  }
}

function add(left: RuleValue, right: RuleValue): RuleValue | null {
  if (left.kind === 'string' && right.kind === 'string') {
    assertSize(left.value.length + right.value.length)
    return string(left.value + right.value)
  }
  if (left.kind === 'bytes' && right.kind === 'bytes') {
    assertSize(left.value.length + right.value.length)
    return bytes(Buffer.concat([left.value, right.value]))
  }
  if (left.kind === 'list' && right.kind === 'list') {
    assertSize(left.items.length + right.items.length)
    return list([...left.items, ...right.items])
  }
  if (left.kind === 'timestamp' && right.kind === 'duration') return timestamp(left.nanos + right.nanos)
  if (left.kind === 'duration' && right.kind === 'timestamp') return timestamp(left.nanos + right.nanos)
  if (left.kind === 'duration' && right.kind === 'duration') return duration(left.nanos + right.nanos)
  return null
}

function subtract(left: RuleValue, right: RuleValue): RuleValue | null {
  if (left.kind === 'timestamp' && right.kind === 'timestamp') return duration(left.nanos - right.nanos)
  if (left.kind === 'timestamp' && right.kind === 'duration') return timestamp(left.nanos - right.nanos)
  if (left.kind === 'duration' && right.kind === 'duration') return duration(left.nanos - right.nanos)
  return null
}
