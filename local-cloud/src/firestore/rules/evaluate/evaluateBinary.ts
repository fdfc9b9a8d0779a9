import { evaluateUnknownBinary } from '../lists/evaluateUnknown.ts'
import { calculate } from '../operations/calculate.ts'
import { compareValues } from '../operations/compareValues.ts'
import type { BinaryExpression, Expression } from '../syntax/Ast.ts'
import { equalValues, includesValue } from '../values/equalValues.ts'
import { RuleError } from '../values/RuleError.ts'
import { bool, type RuleValue, UNKNOWN } from '../values/RuleValue.ts'
import type { Evaluation } from './Evaluation.ts'

type Operator = Exclude<BinaryExpression['operator'], '&&' | '||'>

export function evaluateBinary(
  { operator, left, right }: BinaryExpression,
  evaluate: (part: Expression) => RuleValue,
  { budget, knowledge }: Evaluation,
): RuleValue {
  if (operator === '||' || operator === '&&') {
    return settle(
      operator === '||',
      () => evaluate(left),
      () => {
        // The official emulator counts the decision to evaluate this side as an expression.
        budget.spend(1)
        return evaluate(right)
      },
    )
  }
  const [a, b] = [evaluate(left), evaluate(right)]
  if (a.kind === 'unknown' || b.kind === 'unknown') return evaluateUnknownBinary(operator, a, b, knowledge)
  return applyOperator(operator, a, b)
}

/**
 * One true side makes `||` true, and one false side makes `&&` false, even if the other side fails. Otherwise an error
 * is the result. Without an error, an unknown side makes the result unknown.
 */
function settle(settling: boolean, left: () => RuleValue, right: () => RuleValue): RuleValue {
  const first = attempt(left)
  if (first.kind === 'bool' && first.value === settling) return first
  const second = attempt(right)
  if (second.kind === 'bool' && second.value === settling) return second
  if (first.kind === 'error') throw first.error
  if (second.kind === 'error') throw second.error
  return first.kind === 'unknown' || second.kind === 'unknown' ? UNKNOWN : bool(!settling)
}

type Attempt =
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'error'; readonly error: RuleError }

function attempt(side: () => RuleValue): Attempt {
  try {
    const value = side()
    if (value.kind === 'bool' || value.kind === 'unknown') return value
    return { kind: 'error', error: new RuleError(`Expected a bool, got ${value.kind}.`) }
  } catch (error) {
    if (error instanceof RuleError) return { kind: 'error', error }
    throw error
  }
}

function applyOperator(operator: Operator, left: RuleValue, right: RuleValue): RuleValue {
  switch (operator) {
    case '==':
      return bool(equalValues(left, right))
    case '!=':
      return bool(!equalValues(left, right))
    case '<':
      return bool(compareValues(left, right) < 0)
    case '<=':
      return bool(compareValues(left, right) <= 0)
    case '>':
      return bool(compareValues(left, right) > 0)
    case '>=':
      return bool(compareValues(left, right) >= 0)
    case 'in':
      return bool(contains(right, left))
    default:
      return calculate(operator, left, right)
  }
}

function contains(container: RuleValue, value: RuleValue): boolean {
  if (container.kind === 'list' || container.kind === 'set') return includesValue(container.items, value)
  if (container.kind === 'map') return value.kind === 'string' && container.entries.has(value.value)
  if (container.kind === 'null') throw new RuleError('Null value error.')
  throw new RuleError(`Unsupported operation error: in ${container.kind}.`)
}
